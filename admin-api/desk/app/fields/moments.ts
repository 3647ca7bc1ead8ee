/** Moments in the contract's notation out of the browser's field for day and time; pure but for the zone. */

const two = (value: number): string => String(value).padStart(2, '0');

/** The field's day and time as a moment in the reader's zone: `2027-03-04T09:30:00+01:00`. Empty stays empty. */
export function momentOf(local: string): string {
  const date = new Date(local);
  if (local === '' || Number.isNaN(date.getTime())) return '';
  const offset = -date.getTimezoneOffset();
  const hours = two(Math.floor(Math.abs(offset) / 60));
  const zone = `${offset < 0 ? '-' : '+'}${hours}:${two(Math.abs(offset) % 60)}`;
  return `${local.slice(0, 16)}:00${offset === 0 ? 'Z' : zone}`;
}
