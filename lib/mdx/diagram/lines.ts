/** The lines of a diagram without blank ones and comments, trimmed, each with its number in the fence. */
export type Lines = readonly { text: string; line: number }[];

/** A mistake in the text of a diagram; `line` counts within the fence's content, 1-based. */
export interface DiagramFault {
  line: number;
  message: string;
  hint: string;
}

/** A parsed diagram, and what is wrong with its text; with faults, it is not drawn. */
export interface Parsed<Model> {
  model: Model;
  faults: DiagramFault[];
}

/** Leaves out blank lines and `%%` comments. */
export function splitLines(source: string): Lines {
  return source
    .split('\n')
    .map((text, index) => ({ text: text.trim().replace(/;$/, ''), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('%%'));
}

/** A label as displayed: without quotes, `<br/>` as a line break. */
export function readLabel(text: string): string {
  return text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/\s*<br\s*\/?>\s*/g, '\n');
}
