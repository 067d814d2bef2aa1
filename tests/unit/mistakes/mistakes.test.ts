import { cpSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareSite } from '@/build/prepare';
import { mistakes } from './list-mistakes';
import { listRules } from './list-rules';
import { planted, type Mistake } from './plant';

const { dir, remember } = vi.hoisted(() => {
  const copy = '.cache/mistakes/content';
  process.env.DOCS_CONTENT_DIR = copy;
  /** Returns a function that calls `get` once for each key of its arguments. */
  const cached = <Given, Result>(
    get: (given: Given, ...more: never[]) => Result,
    getKey: (given: Given) => unknown,
  ) => {
    const known = new Map<unknown, Result>();
    return (given: Given, ...more: never[]): Result => {
      const key = getKey(given);
      const result = known.get(key) ?? get(given, ...more);
      known.set(key, result);
      return result;
    };
  };
  return { dir: copy, remember: cached };
});

// These parts write files or do not depend on content, so they would only cost time for each mistake.
vi.mock('@/build/prepare/generated', () => ({ writeGeneratedFiles: () => Promise.resolve() }));
vi.mock('@/build/prepare/write-page-records', () => ({ writePageRecords: () => Promise.resolve() }));
vi.mock('@/build/prepare/change-files', () => ({
  buildPublishedChanges: () => ({ files: {}, list: null }),
  writeChangeFiles: () => {},
}));
vi.mock('@/build/prepare/site-data', () => ({ buildSiteData: () => ({}), writeSiteData: () => {} }));
vi.mock('@/lib/search/site-indexes', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  buildSiteIndexes: () => ({}),
}));
vi.mock('@/lib/checks/app-pages', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  checkPageExports: () => [],
}));
vi.mock('@/lib/showcase/build-showcase', () => ({
  buildShowcaseData: () => ({}),
}));
// Unchanged files and texts are parsed only once.
vi.mock('@/lib/content/doc', async (importOriginal) => {
  const { buildDoc } = await importOriginal<typeof import('@/lib/content/doc')>();
  return { buildDoc: remember(buildDoc, ({ file, text }) => `${file}\n${text}`) };
});
vi.mock('@/lib/checks/terms', async (importOriginal) => {
  const { createWrongTermFinder: create } = await importOriginal<typeof import('@/lib/checks/terms')>();
  const createRemembering = (terms: Parameters<typeof create>[0]) =>
    remember(create(terms), (piece) => piece);
  return { createWrongTermFinder: remember(createRemembering, (terms) => JSON.stringify(terms)) };
});
vi.mock('@/lib/content/last-update', () => ({ readLastUpdates: () => ({ updates: null, problems: [] }) }));

/** Rules that no mistake in content can break, with the reason and the test that breaks them. */
const elsewhere: Readonly<Record<string, string>> = {
  'navbar-item': 'the configuration: tests/unit/lib/checks/navbar-items.test.ts',
  'no-last-update': 'the clone: tests/unit/lib/content/last-update.test.ts',
  'orphan-page': 'the sidebar lists every page: tests/unit/lib/checks/orphan-pages.test.ts',
  'showcase-text': 'the showcase, which is not part of other content: tests/unit/lib/showcase/texts.test.ts',
  'page-without-default-export': 'code: tests/unit/lib/checks/app-pages.test.ts',
};

/** Returns one mistake of each rule, in as many different files as possible. */
function pickOnePerRule(): Mistake[] {
  const picked: Mistake[] = [];
  const countIn = ({ file }: Mistake) => picked.filter((other) => other.file === file).length;
  for (const rule of new Set(mistakes.map((each) => each.rule))) {
    const ofRule = mistakes.filter((each) => each.rule === rule);
    picked.push(...ofRule.toSorted((a, b) => countIn(a) - countIn(b)).slice(0, 1));
  }
  return picked;
}

/** Mistakes that change what is right elsewhere, such as which of two pages an address belongs to. */
const lonelyRules = new Set(['missing-content-folder', 'duplicate-doc-id', 'duplicate-route']);

/** Whether two mistakes can be made at once, because they are in different files. */
const isIndependent = (one: Mistake, other: Mistake) =>
  !lonelyRules.has(one.rule) &&
  !lonelyRules.has(other.rule) &&
  !one.edits.some(({ file }) => other.edits.some((edit) => edit.file === file));

/** Puts mistakes in groups that can be made at once, because checking all content takes a second. */
function groupIndependent(list: readonly Mistake[]): Mistake[][] {
  const groups: Mistake[][] = [];
  for (const one of list) {
    const group = groups.find((others) => others.every((other) => isIndependent(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** One mistake of each rule, or all mistakes in `npm run test:all`. */
const tried = groupIndependent(process.env.DOCS_TEST_ALL ? mistakes : pickOnePerRule());

/** Checks the copy. @returns problems as `rule file:line`, with paths of the project */
async function findProblems(): Promise<string[]> {
  const { report } = await prepareSite({ annotate: false });
  return report.problems.map(({ rule, file, line }) => `${rule} ${file.replace(dir, 'content')}:${line}`);
}

beforeAll(() => {
  rmSync(dir, { recursive: true, force: true });
  cpSync('content', dir, { recursive: true });
});
afterAll(() => rmSync('.cache/mistakes', { recursive: true, force: true }));

// This test compiles all pages; later ones reuse them.
it('BLD-09 the checks of content report nothing for the unchanged content', async () => {
  expect(await findProblems()).toEqual([]);
});

it.each(tried.map((group) => [group.map(({ rule }) => rule).join(', '), group] as const))(
  'BLD-09 the checks of content report exactly these mistakes, each at its line: %s',
  async (_rules, group) => {
    const { lines, found } = await planted(group, dir, findProblems);
    const expected = group.map(({ rule, file }, index) => `${rule} content/${file}:${lines[index]}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  },
);

it('BLD-09 the checks of content report nothing after all mistakes have been reverted', async () => {
  expect(await findProblems()).toEqual([]);
});

it('BLD-09 at least two sample mistakes break every rule that authors can break', () => {
  const counts = new Map(listRules().map((rule) => [rule, 0]));
  for (const { rule } of mistakes) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const untried = [...counts].filter(([rule, count]) => count < 2 && elsewhere[rule] === undefined);
  expect(untried).toEqual([]);
  expect(Object.keys(elsewhere).filter((rule) => !counts.has(rule))).toEqual([]);
  expect(mistakes.length).toBeGreaterThanOrEqual(60);
});
