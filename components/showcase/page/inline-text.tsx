/** Renders a text of the showcase, in which `code` is written in backticks. */
export function InlineText({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
