/** Rows in statements of a size that PostgreSQL takes: 65,535 parameters, and no row has more than nineteen. */
const ROWS_A_STATEMENT = 500;

/** Does something with rows, as many at a time as one statement takes. */
export async function inBatches<T>(
  rows: readonly T[],
  work: (batch: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await work(rows.slice(start, start + ROWS_A_STATEMENT));
  }
}
