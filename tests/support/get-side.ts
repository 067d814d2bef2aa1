import type { PageSection } from '@/lib/mdx/types';
import type { BlockChange, SectionChange, TextPart } from '@/lib/versions/types';

/** One of the two texts that are compared: the older one or the newer one. */
export type Side = 'from' | 'to';

const ownKind = { from: 'removed', to: 'added' } as const;

/** Whether the side has the part or block. */
const isOn = (side: Side, kind: BlockChange['kind']): boolean =>
  kind === 'same' || kind === 'changed' || kind === ownKind[side];

const joinSide = (parts: readonly TextPart[], side: Side, separator: string): string =>
  parts
    .filter(({ kind }) => isOn(side, kind))
    .map(({ text }) => text)
    .join(separator);

/**
 * The headings and texts of one side, in its own order: exactly those of the sections that were compared.
 * @param sections result of `comparePages`
 */
export function getSide(
  sections: readonly SectionChange[],
  side: Side,
): { id: string; level: PageSection['level']; title: string; text: string }[] {
  return sections
    .flatMap(({ [side]: place, title, blocks }) => (place ? [{ place, title, blocks }] : []))
    .sort((a, b) => a.place.index - b.place.index)
    .map(({ place: { id, level }, title, blocks }) => ({
      id,
      level,
      title: joinSide(title, side, ''),
      text: blocks
        .filter(({ kind }) => isOn(side, kind))
        .map(({ type, parts }) => joinSide(parts, side, type === 'code' ? '\n' : ''))
        .join('\n'),
    }));
}
