/**
 * A random identifier, with nothing about anyone in it: a UUID of version 4. `crypto.randomUUID` is there in secure
 * contexts alone, and a site may be tried over plain http.
 */
export function newGuestId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place, index: number) => {
    const digit = (random[index] ?? 0) & 15;
    return (place === 'y' ? (digit & 3) | 8 : digit).toString(16);
  });
}
