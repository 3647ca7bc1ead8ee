/** Does something once the answer to what the visitor did is on the screen, so that the answer need not wait for it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
