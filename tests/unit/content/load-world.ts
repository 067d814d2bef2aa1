import { buildDoc } from '@/lib/content/doc';
import { checkDuplicateIds } from '@/lib/content/duplicate-ids';
import { reportProblems } from '@/lib/content/problems';
import { readVersion, type VersionFiles } from '@/lib/content/read';
import type { Doc } from '@/lib/content/types';

interface World extends VersionFiles {
  pages: Doc[];
  /** All problems as they are printed. */
  report: string;
}

/** Reads the fixture tree `tests/fixtures/content/<name>` as the latest version and builds its pages. */
export function loadWorld(name: string, contentDir = `tests/fixtures/content/${name}`): World {
  const files = readVersion({ name: 'current', dir: 'content/latest' }, { contentDir });
  const context = { versionPath: '/', editUrl: null, lastUpdates: null };
  const built = files.docs.map((raw) => buildDoc(raw, context));
  const pages = built.map(({ doc }) => doc);
  const problems = [
    ...files.problems,
    ...built.flatMap((result) => result.problems),
    ...checkDuplicateIds(pages),
  ];
  return { ...files, pages, report: reportProblems(problems).text };
}
