import { createContext, useContext } from 'react';
import type { PageAction } from './design-page';

/** What the page asks for, for a band that ends in a result: there it is asked for at once. */
export const PageCall = createContext<PageAction | null>(null);

export const usePageCall = () => useContext(PageCall);
