/** Reading settings from the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown where a setting cannot be used; the message says which and why. */
export class SettingError extends Error {}

/**
 * @throws {SettingError} where it is no whole number from `least` (0) to `most`
 */
export function wholeNumber(
  environment: Environment,
  name: string,
  { missing, least = 0, most }: { missing: number; least?: number; most: number },
): number {
  const text = environment[name];
  if (!text) return missing;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = least > 0 ? `from ${least} to ${most}` : `up to ${most}`;
  throw new SettingError(`${name} must be a whole number ${range}, not "${text}".`);
}
