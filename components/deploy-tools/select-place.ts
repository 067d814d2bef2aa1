import type { Finding } from '@/lib/deploy-tools/finding';

/** Selects the place of a finding in a text field, and scrolls to it. */
export function selectPlace(field: HTMLTextAreaElement | null, { start, end, line }: Finding): void {
  if (!field) return;
  field.focus();
  field.setSelectionRange(start, Math.max(end, start + 1));
  // Browsers do not scroll to a selection in a text field.
  const lineHeight = field.scrollHeight / Math.max(field.value.split('\n').length, 1);
  field.scrollTop = (line - 4) * lineHeight;
}
