import type { TextPage, TextPiece } from './index-format';
import type { PageRecord } from './types';

/** Minimum size of a piece of text, in characters before compression; larger on large sites, since hosts limit the number of files. */
const leastPieceSize = 500;
const mostPieces = 10_000;

/** Splits all texts into pieces of consecutive records; a page is split only when it is long. */
export function buildTextPieces(pages: readonly PageRecord[]): { piece: TextPiece; count: number }[] {
  const pieceSize = Math.max(leastPieceSize, Math.ceil(getLength(pages) / mostPieces));
  const pieces: { piece: TextPiece; count: number; size: number }[] = [];
  for (const page of pages) {
    let above: (string | null)[] = [];
    let current: TextPage | undefined;
    for (const [index, { anchor, level, title, content }] of page.sections.entries()) {
      let last = pieces.at(-1);
      const size = title.length + content.length + 40;
      if (!last || last.size + size > pieceSize) {
        last = { piece: { pages: [] }, count: 0, size: 0 };
        pieces.push(last);
        current = undefined;
      }
      if (!current) {
        current = openPage(page, index, above);
        last.piece.pages.push(current);
      }
      current.records.push([anchor, level, index === 0 ? '' : title, content]);
      last.count += 1;
      last.size += size;
      if (index > 0) above = [...above.slice(0, level - 2), ...gap(above, level), title];
    }
  }
  return pieces.map(({ piece, count }) => ({ piece, count }));
}

const getLength = (pages: readonly PageRecord[]): number =>
  pages.reduce(
    (sum, { sections }) => sum + sections.reduce((length, { content }) => length + content.length, 0),
    0,
  );

function openPage(page: PageRecord, first: number, above: (string | null)[]): TextPage {
  const { docId, url, lvl0, title, tag, description } = page;
  return {
    docId,
    url,
    lvl0,
    title,
    tag,
    description: first === 0 ? description : '',
    first,
    above,
    records: [],
  };
}

/** Empty entries for the levels that authors skipped. */
const gap = (above: readonly unknown[], level: number): null[] =>
  Array.from({ length: Math.max(0, level - 2 - above.length) }, () => null);
