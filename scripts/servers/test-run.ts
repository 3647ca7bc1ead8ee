/** The current run of jest: its workers share a folder, which is deleted at its end. */

export interface TestRun {
  folder: string;
  /** The process that ends with the run. */
  owner: number;
}

/** For the global set-up: workers inherit these variables. */
export function beginTestRun({ folder, owner }: TestRun): void {
  process.env['TEST_RUN_FOLDER'] = folder;
  process.env['TEST_RUN_OWNER'] = String(owner);
}

/** The current run; undefined in projects whose global set-up begins none. */
export function testRun(): TestRun | undefined {
  const folder = process.env['TEST_RUN_FOLDER'];
  return folder ? { folder, owner: Number(process.env['TEST_RUN_OWNER']) } : undefined;
}

export function endTestRun(): void {
  delete process.env['TEST_RUN_FOLDER'];
  delete process.env['TEST_RUN_OWNER'];
}
