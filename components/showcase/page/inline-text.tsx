/** Text with `code` in backticks, as the texts of the showcase are written. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
