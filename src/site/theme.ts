/** The visitor's choice between light and dark: how it is stored, and applied before the first paint. */

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The key in local storage. It stands here, not with `storedKeys`, to keep the early script small. */
export const THEME_KEY = 'theme';

/** A choice read from anywhere; `system` for an invalid one. */
export function themeChoiceOf(value: string | null | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === value) ?? 'system';
}
