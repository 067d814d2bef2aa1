import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createMdxComponents } from '@/components/mdx/create-components';
import { renderPages } from '@/build/prepare/render-pages';
import { createFileExistsCheck } from '@/lib/checks/file-exists';
import { runChecks } from '@/lib/checks/run-checks';
import { reportProblems } from '@/lib/content/problems';
import type { Problem } from '@/lib/content/types';
import { buildSiteModel } from '@/lib/docs/build-model';
import { compileBody } from '@/lib/mdx/compile';
import { site } from '@/lib/site/config';
import type { FuzzCase } from './mutations';

/** Result of processing one damaged page. */
export interface FuzzCaseResult {
  seed: number;
  kinds: string[];
  bytes: number;
  ms: number;
  /** Descriptions of violated guarantees; empty if the case passed. */
  faults: string[];
  /** Rules of the problems that were reported for the page. */
  rules: string[];
}

const latest = site.versions.find(({ isLast }) => isLast);
const docs = { ...site.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };

/** Maximum length of an error message, in characters. */
const longestMessage = 2_000;

/** Reads, compiles, checks and renders a small site that contains the page, like a build. */
async function processPage(dir: string, limitMs: number) {
  const root = process.cwd();
  const contentDir = relative(root, dir);
  if (!latest) throw new Error('The configuration has no latest version.');
  const model = buildSiteModel({ site: { versions: [latest], docs }, contentDir, includeDrafts: false });
  const compiled = new Map(
    await Promise.all(
      model.versions
        .flatMap((version) => version.docs)
        .map(async (doc) => [doc.file, await compileBody(doc.body, [], limitMs)] as const),
    ),
  );
  const inputs = { fileExists: createFileExistsCheck(root, contentDir), pageRoutes: ['/help'] };
  const sources = {
    model,
    compiled,
    images: {},
    baseUrl: '/',
    createComponents: createMdxComponents,
    limitMs,
  };
  const rendered = await renderPages(sources);
  const report = reportProblems([...runChecks(model, compiled, inputs), ...rendered.problems]);
  return { compiled, report };
}

/** Checks that a problem has a valid line and column and a message of acceptable length. */
function findProblemFaults({ rule, line, column, message, hint }: Problem, lines: number): string[] {
  const faults: string[] = [];
  if (line < 1 || line > lines + 1 || column < 1)
    faults.push(`${rule} is at ${line}:${column} of ${lines} lines.`);
  if (message.trim() === '' || hint.trim() === '') faults.push(`${rule} has no message or no hint.`);
  if (message.length > longestMessage) faults.push(`${rule} has a message of ${message.length} characters.`);
  return faults;
}

const explain = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Reads, compiles, checks and renders a page, and checks three guarantees: no step throws an error; a page without
 * output is reported as a problem; and each problem has a valid place and a message.
 * @param dir folder that the page is written to; existing files are overwritten
 * @param limitMs time limit of one step, such as parsing, in ms
 */
export async function runFuzzCase(
  { seed, kinds, bytes }: FuzzCase,
  dir: string,
  limitMs: number,
): Promise<FuzzCaseResult> {
  const folder = join(dir, 'latest');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# Home\n\n[Page](./page.md)\n');
  const path = join(folder, 'page.md');
  writeFileSync(path, bytes);
  const file = relative(process.cwd(), path);
  const started = performance.now();
  const result: FuzzCaseResult = { seed, kinds, bytes: bytes.length, ms: 0, faults: [], rules: [] };
  try {
    const { compiled, report } = await processPage(dir, limitMs);
    const own = report.problems.filter((problem) => problem.file === file);
    result.rules = [...new Set(own.map(({ rule }) => rule))];
    const text = bytes.toString('latin1');
    const isMissing = !compiled.get(file)?.code && !/^draft:/m.test(text);
    if (isMissing && own.length === 0)
      result.faults.push('The page has no output, but no problem is reported.');
    const lines = text.split(/\r\n?|\n/).length;
    result.faults.push(...own.flatMap((problem) => findProblemFaults(problem, lines)));
  } catch (error) {
    result.faults.push(`An error was thrown: ${explain(error)}`);
  }
  result.ms = Math.round(performance.now() - started);
  return result;
}
