/**
 * The company’s mark, as paths in a square 32 wide: four ends over four picks, the smallest cloth there is. Twill
 * 2/2; ends and picks are 6 wide on a pitch of 8, the first and the third end in the thread of action.
 */
export const logoMark = {
  ink: 'M9 1h14v6h-14zM17 9h15v6h-15zM0 17h7v6h-7zM25 17h7v6h-7zM0 25h15v6h-15zM9 9h6v14h-6zM25 0h6v7h-6zM25 25h6v7h-6z',
  action: 'M1 0h6v15h-6zM17 17h6v15h-6z',
} as const;
