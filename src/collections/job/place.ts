/** A job's place in words, in one place. Pure. */
export interface Placed {
  readonly location: string | null;
  readonly is_remote: boolean;
}

/** Place of a job: `Leeds, or remote`; unchanged where it already mentions remote work. */
export function placeOf({ location, is_remote: isRemote }: Placed): string {
  const place = location ?? '';
  if (!isRemote) return place;
  if (place === '') return 'Remote';
  return /remote/i.test(place) ? place : `${place}, or remote`;
}
