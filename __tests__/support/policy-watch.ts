/** Records the violations of a site's policies in a browser, and the console's errors. */
import type { BrowserContext } from 'playwright-core';

export interface PolicyWatch {
  /** Directive, blocked address, and page. */
  readonly violations: string[];
  /** Of the console, and scripts that failed. */
  readonly errors: string[];
}

/** @returns lists that grow as the pages of a context are used */
export async function watchPolicy(context: BrowserContext): Promise<PolicyWatch> {
  const violations: string[] = [];
  const errors: string[] = [];
  await context.exposeBinding('noteViolation', (_, text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`;
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(text);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.location().url}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => errors.push(thrown.error().message));
  return { violations, errors };
}
