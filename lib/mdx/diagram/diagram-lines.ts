/** Trimmed lines of a diagram without blank lines and comments, with their 1-based line numbers in the code block. */
export type DiagramLines = readonly { text: string; line: number }[];

/** A mistake in the text of a diagram. `line` is the 1-based line in the code block. */
export interface DiagramFault {
  line: number;
  message: string;
  hint: string;
}

/** A parsed diagram and the mistakes in its text. A diagram with mistakes is not drawn. */
export interface ParsedDiagram<Model> {
  model: Model;
  faults: DiagramFault[];
}

/** Splits the text of a diagram into lines. Omits blank lines and `%%` comments. */
export function splitDiagramLines(source: string): DiagramLines {
  return source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/;$/, ''), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** Returns a label as displayed: without quotes, and with line breaks for `<br/>`. */
export function parseDiagramLabel(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\s*<br\s*\/?>\s*/g, '\n');
}
