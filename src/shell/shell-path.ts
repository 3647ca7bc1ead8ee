import { createContext, useContext } from 'react';

/** Around header and footer: the path of the page that they are built for, without a slash at the end. */
export const ShellPath = createContext('/');

export const useShellPath = (): string => useContext(ShellPath);
