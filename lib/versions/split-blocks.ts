import type { PageSection } from '@/lib/mdx/types';

/** A paragraph, table row, caption … or a code block. */
export interface Block {
  type: 'text' | 'code';
  text: string;
}

/**
 * Cuts the text of a section into its blocks; joined by line ends they are the text again. Lines that equal the next
 * piece of the section's code are a code block; a line of nothing but inline code passes for one, too.
 */
export function splitBlocks({ text, code }: Pick<PageSection, 'text' | 'code'>): Block[] {
  if (text === '') return [];
  const lines = text.split('\n');
  const pieces = code.map((piece) => piece.split('\n'));
  const blocks: Block[] = [];
  let next = 0;
  for (let at = 0; at < lines.length;) {
    const found = pieces.findIndex(
      (piece, index) => index >= next && piece.every((line, offset) => lines[at + offset] === line),
    );
    const length = pieces[found]?.length ?? 1;
    blocks.push({ type: found === -1 ? 'text' : 'code', text: lines.slice(at, at + length).join('\n') });
    if (found !== -1) next = found + 1;
    at += length;
  }
  return blocks;
}
