/** Units of systemd as their sections and settings. */

/** Values of a setting in the order of its lines: systemd adds up some, and takes the last of others. */
export type Section = Record<string, string[]>;

/** @throws {Error} at a line that is none of a unit's */
export function parseUnit(text: string): Record<string, Section> {
  const unit: Record<string, Section> = {};
  let section: Section | undefined;
  for (const line of text.split('\n')) {
    if (line.trim() === '' || /^[#;]/.test(line)) continue;
    const title = /^\[(\w+)\]$/.exec(line)?.[1];
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (title) section = unit[title] ??= {};
    else if (section && name) (section[name] ??= []).push(value);
    else throw new Error(`"${line}" is no line of a unit.`);
  }
  return unit;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600 };

/** The seconds of a span such as `2h` or `30s`. */
export function secondsOf(span: string | undefined): number {
  const [, number, unit = ''] = /^(\d+)(s|min|h)$/.exec(span ?? '') ?? [];
  const factor = SECONDS[unit];
  if (!number || factor === undefined) throw new Error(`"${span ?? ''}" is no span of time.`);
  return Number(number) * factor;
}
