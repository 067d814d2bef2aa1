import { beforeAll, describe, expect, it } from 'vitest';
import { comparePages } from '@/lib/versions/compare-pages';
import { getSide } from '@/tests/support/get-side';
import { compareVersions } from '@/lib/versions/compare-versions';
import type { PageChange, PageText, VersionText } from '@/lib/versions/types';
import { readVersionTexts } from '@/tests/support/version-texts';
import { checkedPairs } from './checked-pairs';

let latest: VersionText | undefined;
let older: VersionText | undefined;
let changes = new Map<string, PageChange>();

const textOf = ({ sections }: PageText) =>
  sections.map(({ id, level, title, text }) => ({ id, level, title, text }));
const pagesOf = (version: VersionText | undefined) => version?.pages ?? [];
const getPage = (version: VersionText | undefined, id = '') =>
  pagesOf(version).find((page) => page.id === id) ?? { id, sections: [], route: '', title: '', category: '' };

beforeAll(async () => {
  const versions = await readVersionTexts();
  // The pairs below stay true when 3.10 is frozen.
  latest = versions.find(({ name }) => name === '3.10') ?? versions[0];
  older = versions.find(({ name }) => name === '3.9');
  if (!latest || !older) throw new Error('There are no two versions.');
  changes = new Map(compareVersions(older, latest).pages.map((page) => [page.id, page]));
}, 300_000);

describe('the comparison of the versions in content/', () => {
  it('holds each page of both versions once', () => {
    const ids = (side: 'from' | 'to') =>
      [...changes.values()].flatMap((change) => change[side]?.id ?? []).sort();
    expect(ids('from')).toEqual(
      pagesOf(older)
        .map(({ id }) => id)
        .sort(),
    );
    expect(ids('to')).toEqual(
      pagesOf(latest)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('loses no word: each side, put together, is the text of its version', () => {
    expect(changes.size).toBeGreaterThan(100);
    for (const { from, to, sections } of changes.values()) {
      expect({ id: from?.id, text: getSide(sections, 'from') }).toEqual({
        id: from?.id,
        text: textOf(getPage(older, from?.id)),
      });
      expect({ id: to?.id, text: getSide(sections, 'to') }).toEqual({
        id: to?.id,
        text: textOf(getPage(latest, to?.id)),
      });
    }
  });

  it('loses no word between pages that have nothing to do with each other', () => {
    const pages = pagesOf(latest);
    for (const [at, page] of pages.entries()) {
      const other = pages[(at + 7) % pages.length] ?? page;
      const sections = comparePages(page.sections, other.sections);
      expect(getSide(sections, 'from')).toEqual(textOf(page));
      expect(getSide(sections, 'to')).toEqual(textOf(other));
    }
  });

  it('is empty for a version and itself', () => {
    if (!latest) throw new Error('There is no latest version.');
    expect(compareVersions(latest, latest).pages.filter(({ kind }) => kind !== 'same')).toEqual([]);
  });
});

/** `changed Overview`: the sections that are not the same. */
const describeSections = ({ sections }: PageChange) =>
  sections
    .filter(({ kind }) => kind !== 'same')
    .map(({ kind, title }) => {
      const name = title.filter((part) => part.kind !== 'removed' || kind === 'removed');
      return `${kind} ${name.map(({ text }) => text).join('')}`;
    });

/** Whether a `+ text` or `- text` is among the parts that one side alone has. */
function hasLine({ sections }: PageChange, line: string): boolean {
  const kind = line.startsWith('+') ? 'added' : 'removed';
  const parts = sections.flatMap(({ title, blocks }) => [
    ...title,
    ...blocks.flatMap((block) => block.parts),
  ]);
  return parts.some((part) => part.kind === kind && part.text.includes(line.slice(2)));
}

describe('pairs of pages that were checked by hand', () => {
  it('are twenty or more', () => expect(checkedPairs.length).toBeGreaterThanOrEqual(20));

  it.each(checkedPairs)('$id is $kind', ({ id, kind, sections, lines }) => {
    const change = changes.get(id);
    if (!change) throw new Error(`There is no page ${id}.`);
    expect(change.kind).toBe(kind);
    expect(sections === undefined ? undefined : describeSections(change)).toEqual(sections);
    expect(lines.filter((line) => !hasLine(change, line))).toEqual([]);
  });
});
