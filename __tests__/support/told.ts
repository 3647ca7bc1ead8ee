/** Says how far a long test is; whoever waits for it sees it at once. */
export function told(what: string): void {
  process.stderr.write(`  ${what}\n`);
}
