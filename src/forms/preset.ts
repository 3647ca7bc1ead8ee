/**
 * Fills a field in for the visitor, and marks it so that nobody takes it for typed. The visitor's own input stays; an
 * earlier address's preset goes.
 */
export function preset(
  control: HTMLSelectElement | HTMLTextAreaElement | null,
  value: string | null,
): void {
  if (!control || control.value !== (control.dataset['preset'] ?? '')) return;
  control.value = value ?? '';
  control.dataset['preset'] = control.value;
}
