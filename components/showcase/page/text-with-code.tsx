/** Renders a string of the showcase. Words in backticks become code. */
export function TextWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
