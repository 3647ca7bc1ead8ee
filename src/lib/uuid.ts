/**
 * A UUID of version 4: random, with nothing about anyone in it. `crypto.randomUUID` exists in secure contexts alone,
 * and a trial site may run over plain http.
 */
export function newUuid(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // Of the four digits that may begin the fourth group, always the first: it tells no more and no less.
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, index: number) =>
    ((random[index] ?? 0) & 15).toString(16),
  );
}
