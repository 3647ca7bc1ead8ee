/** A job's place in words; pure. */
export interface Placed {
  readonly location: string | null;
  readonly is_remote: boolean;
}

/** The place of a job, such as `Leeds, or remote`; unchanged if it already mentions remote work. */
export function placeOf({ location, is_remote: isRemote }: Placed): string {
  const place = location ?? '';
  if (!isRemote) return place;
  if (place === '') return 'Remote';
  return /remote/i.test(place) ? place : `${place}, or remote`;
}
