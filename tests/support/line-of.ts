/**
 * The 1-based line of a text that holds `part`.
 * @throws Error when none or several do
 */
export function lineOf(text: string, part: string): number {
  const lines = text.split('\n').flatMap((line, index) => (line.includes(part) ? [index + 1] : []));
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`${lines.length} lines hold "${part}".`);
  return line;
}
