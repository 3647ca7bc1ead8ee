import { createContext, useContext } from 'react';
import type { PageAction } from './design-page';

/** The page's call, for a band that ends in a result: the call stands right there. */
export const PageCall = createContext<PageAction | null>(null);

export const usePageCall = () => useContext(PageCall);
