/** Why something failed, in words that may be shown. */

/** The last cause of an error, in its own words: the database's message, without the statement and its values. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return plainReason(error.cause);
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || error.name;
}
