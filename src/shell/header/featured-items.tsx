import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Featured, FeaturedItem } from '../featured';
import { readFeaturedItems } from './read-featured';

const Items = createContext<Featured | null>(null);

/** Around the menu: reads what it features, once the application runs. */
export function FeaturedItems({ children }: { children: ReactNode }) {
  const [featured, setFeatured] = useState<Featured | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readFeaturedItems((items) => {
      if (isWanted) setFeatured(items);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return <Items value={featured}>{children}</Items>;
}

/** The featured item of a name: undefined until it is known, null where there is none. */
export const useFeatured = (name: keyof Featured): FeaturedItem | null | undefined =>
  useContext(Items)?.[name];
