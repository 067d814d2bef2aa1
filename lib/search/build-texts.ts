import type { TextPage, TextPiece } from './index-format';
import { padTitles } from './index-reader';
import type { PageRecord } from './types';

/** Minimum size of a piece of text, in characters before compression; larger on large sites, since hosts limit the number of files. */
const leastPieceSize = 500;
const mostPieces = 10_000;

/** Splits all texts into pieces of consecutive records; a page is split only when it is long. */
export function buildTextPieces(pages: readonly PageRecord[]): { piece: TextPiece; count: number }[] {
  const pieceSize = Math.max(leastPieceSize, Math.ceil(getLength(pages) / mostPieces));
  const pieces: { piece: TextPiece; count: number; size: number }[] = [];
  for (const { docId, url, title: pageTitle, description, sections } of pages) {
    let above: (string | null)[] = [];
    let current: TextPage | undefined;
    for (const [index, { anchor, level, title, content }] of sections.entries()) {
      const text = index === 0 ? content || description : content;
      const size = title.length + text.length + 40;
      let last = pieces.at(-1);
      if (!last || last.size + size > pieceSize) {
        last = { piece: [], count: 0, size: 0 };
        pieces.push(last);
        current = undefined;
      }
      if (!current) {
        const id = url === `/${docId}` ? {} : { docId };
        current = { ...id, url, title: pageTitle, ...(above.length > 0 && { above }), records: [] };
        last.piece.push(current);
      }
      current.records.push([anchor, level, index === 0 ? '' : title, text]);
      last.count += 1;
      last.size += size;
      if (index > 0) above = [...padTitles(above, level - 2), title];
    }
  }
  return pieces;
}

const getLength = (pages: readonly PageRecord[]): number =>
  pages.flatMap(({ sections }) => sections).reduce((length, { content }) => length + content.length, 0);
