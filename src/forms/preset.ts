/**
 * Fills a field in for the visitor, and marks it so that nobody takes it for typed. What the visitor has chosen or
 * written already stays; what an earlier address put there goes.
 */
export function preset(
  control: HTMLSelectElement | HTMLTextAreaElement | null,
  value: string | null,
): void {
  if (!control || control.value !== (control.dataset['preset'] ?? '')) return;
  control.value = value ?? '';
  control.dataset['preset'] = control.value;
}
