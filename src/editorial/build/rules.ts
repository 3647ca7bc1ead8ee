/** The editorial rules, their default levels, and the setting that changes them. */

/** `warning`: mend it before readers see it. `advice`: worth a look. `off`: not looked for. */
export const levels = ['warning', 'advice', 'off'] as const;
export type Level = (typeof levels)[number];

/** Every rule with its level where `EDITORIAL_LEVELS` does not name it. */
export const defaultLevels = {
  'title-width': 'advice',
  'description-width': 'advice',
  'text-alternative': 'warning',
  'picture-size': 'advice',
  'picture-crop': 'advice',
  'heading-levels': 'advice',
  'dead-link': 'warning',
  'foreign-link': 'warning',
  'same-title': 'warning',
  'reading-ease': 'advice',
  'no-category': 'advice',
  'no-picture': 'advice',
  'closes-soon': 'advice',
  'no-end': 'advice',
  'old-on-home': 'advice',
} as const satisfies Readonly<Record<string, Exclude<Level, 'off'>>>;

export type Rule = keyof typeof defaultLevels;

export const rules = Object.keys(defaultLevels) as Rule[];

export type Levels = Readonly<Record<Rule, Level>>;

const isRule = (name: string): name is Rule => name in defaultLevels;
const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);

/**
 * Reads `EDITORIAL_LEVELS`, such as `reading-ease=off,no-picture=warning`.
 * @throws {Error} that names each entry that is wrong, and what it may be
 */
export function readLevels(text: string | undefined): Levels {
  const chosen: Record<Rule, Level> = { ...defaultLevels };
  const problems: string[] = [];
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [rule = '', level = ''] = entry.split('=').map((part) => part.trim());
    if (!isRule(rule)) problems.push(`"${entry}" names no rule; there are ${rules.join(', ')}`);
    else if (!isLevel(level)) problems.push(`"${entry}" must end in ${levels.join(', ')}`);
    else chosen[rule] = level;
  }
  if (problems.length > 0) throw new Error(`EDITORIAL_LEVELS: ${problems.join('; ')}.`);
  return chosen;
}
