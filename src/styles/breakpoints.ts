/** Window widths in px from which a wider layout applies. `nav` is the specification's 900. */
export const breakpoints = { small: 560, medium: 768, nav: 900, wide: 1200 } as const;
