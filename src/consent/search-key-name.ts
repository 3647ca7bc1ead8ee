/** The part of `storedKeys` that the search needs, apart to keep the application small. */
export const searchKeyOff = {
  where: 'local storage',
  key: 'search-key',
  consent: 'necessary',
} as const;
