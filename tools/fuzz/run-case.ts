import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServerComponents } from '@/components/mdx/create-server-components';
import { createFileExists } from '@/lib/checks/file-exists';
import { checkRendering } from '@/lib/checks/rendering';
import { runChecks } from '@/lib/checks/run-checks';
import { reportProblems } from '@/lib/content/problems';
import type { Doc, Problem } from '@/lib/content/types';
import { buildSiteModel } from '@/lib/docs/build-model';
import { createPageContext } from '@/lib/docs/page-context';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { compileBody } from '@/lib/mdx/compile';
import { renderHtml } from '@/lib/mdx/render-html';
import { runPage } from '@/lib/mdx/run';
import type { CompiledDoc } from '@/lib/mdx/types';
import { site } from '@/lib/site/config';
import type { FuzzCase } from './mutations';

/** What became of a case. */
export interface CaseResult {
  seed: number;
  kinds: string[];
  bytes: number;
  ms: number;
  /** Broken promises; none = all is well. */
  faults: string[];
  /** Rules of the problems that were reported for the page. */
  rules: string[];
}

const latest = site.versions.find(({ isLast }) => isLast);
const docs = { ...site.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };

/** Letters that a message may have. */
const longestMessage = 2_000;

/** What the page of the site does with a text that no check found fault with: it must make its HTML, or leave it to React. */
function findRefused(doc: Doc, version: VersionModel, model: SiteModel, body: CompiledDoc): string[] {
  const context = createPageContext(doc, version, model, body, (src) => ({ src }));
  try {
    renderHtml(runPage(body, createServerComponents(context)));
    return [];
  } catch (error) {
    return [`The page cannot be rendered, and nothing says so: ${explain(error)}`];
  }
}

/** A small site with the page in it: read, compiled, checked and rendered as a build does. */
async function processPage(dir: string, limitMs: number) {
  const root = process.cwd();
  const contentDir = relative(root, dir);
  if (!latest) throw new Error('The configuration has no latest version.');
  const model = buildSiteModel({ site: { versions: [latest], docs }, contentDir, includeDrafts: false });
  const compiled = new Map(
    await Promise.all(
      model.versions
        .flatMap((version) => version.docs)
        .map(async (doc) => [doc.file, await compileBody(doc.body, [], undefined, limitMs)] as const),
    ),
  );
  const surrounding = { fileExists: createFileExists(root, contentDir), pageRoutes: ['/help'] };
  const problems = runChecks(model, compiled, surrounding);
  problems.push(...(await checkRendering(model, compiled, createServerComponents, problems, limitMs)));
  const report = reportProblems(problems);
  const broken = new Set(
    report.problems.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const unrendered = model.versions.flatMap((version) =>
    version.docs
      .filter(({ file }) => !broken.has(file))
      .flatMap((doc) => {
        const body = compiled.get(doc.file);
        return body ? findRefused(doc, version, model, body) : [];
      }),
  );
  return { compiled, report, unrendered };
}

/** What a problem owes its reader: a place in the file, and words that can be read. */
function judge({ rule, line, column, message, hint }: Problem, lines: number): string[] {
  const faults: string[] = [];
  if (line < 1 || line > lines + 1 || column < 1)
    faults.push(`${rule} is at ${line}:${column} of ${lines} lines.`);
  if (message.trim() === '' || hint.trim() === '') faults.push(`${rule} says nothing.`);
  if (message.length > longestMessage) faults.push(`${rule} says ${message.length} letters.`);
  return faults;
}

const explain = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/**
 * Runs a page through reading, compiling, checking and rendering. What is promised: nothing is thrown; a page that makes no text is
 * reported by its file; and each problem has a place in a file, and words.
 * @param dir folder for the page; its content is replaced
 * @param limitMs time for one step of compiling
 */
export async function runCase(
  { seed, kinds, bytes }: FuzzCase,
  dir: string,
  limitMs: number,
): Promise<CaseResult> {
  const folder = join(dir, 'latest');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'README.md'), '# Home\n\n[Page](./page.md)\n');
  const path = join(folder, 'page.md');
  writeFileSync(path, bytes);
  const file = relative(process.cwd(), path);
  const started = performance.now();
  const result: CaseResult = { seed, kinds, bytes: bytes.length, ms: 0, faults: [], rules: [] };
  try {
    const { compiled, report, unrendered } = await processPage(dir, limitMs);
    const own = report.problems.filter((problem) => problem.file === file);
    result.rules = [...new Set(own.map(({ rule }) => rule))];
    const text = bytes.toString('latin1');
    const isMissing = !compiled.get(file)?.code && !/^draft:/m.test(text);
    if (isMissing && own.length === 0) result.faults.push('The page makes no text, and nothing says so.');
    result.faults.push(...unrendered);
    const lines = text.split(/\r\n?|\n/).length;
    result.faults.push(...own.flatMap((problem) => judge(problem, lines)));
  } catch (error) {
    result.faults.push(`It throws: ${explain(error)}`);
  }
  result.ms = Math.round(performance.now() - started);
  return result;
}
