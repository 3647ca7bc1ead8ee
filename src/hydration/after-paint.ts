/** Runs a task after the response to the visitor's action has painted, so that the response need not wait for it. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
