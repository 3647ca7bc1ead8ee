/** The record without the entries whose names `isMeant` accepts. */
export function without<T>(
  record: Readonly<Record<string, T>>,
  isMeant: (name: string) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isMeant(name)));
}
