/** The run of jest that a test is part of: what its workers share lies in a folder that goes with it. */

export interface TestRun {
  folder: string;
  /** The process whose end is the run's. */
  owner: number;
}

/** The global set-up's part: its workers inherit what they read below. */
export function beginTestRun({ folder, owner }: TestRun): void {
  process.env['TEST_RUN_FOLDER'] = folder;
  process.env['TEST_RUN_OWNER'] = String(owner);
}

/** The run around this test, where its project's global set-up begins one. */
export function testRun(): TestRun | undefined {
  const folder = process.env['TEST_RUN_FOLDER'];
  return folder ? { folder, owner: Number(process.env['TEST_RUN_OWNER']) } : undefined;
}

export function endTestRun(): void {
  delete process.env['TEST_RUN_FOLDER'];
  delete process.env['TEST_RUN_OWNER'];
}
