import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findPageModule, listPageModules } from '@/lib/checks/app-pages';
import {
  checkExportReferences,
  toExportProblem,
  type BrokenReference,
} from '@/lib/checks/export/check-export';
import { siteConfigFile } from '@/lib/checks/navbar-items';
import { annotateProblems, reportProblems, type ProblemReport } from '@/lib/content/problems';
import type { Doc, Problem } from '@/lib/content/types';
import { toRouteKey } from '@/lib/docs/link-index';
import { listPageFolders } from '@/lib/docs/site-pages';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import type { PreparedSite } from './prepare';

const getHash = (target: string) => /#.+$/.exec(target)?.[0] ?? '';

/** Returns the number of the first line that contains a needle; earlier needles take precedence. Null if none does. */
function findLine(text: string, needles: readonly string[]): number | null {
  const lines = text.split('\n');
  for (const needle of needles) {
    const index = needle === '' ? -1 : lines.findIndex((line) => line.includes(needle));
    if (index !== -1) return index + 1;
  }
  return null;
}

/** Creates a function that returns the source file and line of a broken reference. */
function createLocate(docs: ReadonlyMap<string, Doc>, root: string) {
  const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
  const modules = listPageModules(root);
  return ({ page, reference: { isShell, target } }: BrokenReference) => {
    const configured = isShell ? findLine(read(siteConfigFile), [`'${target}'`]) : null;
    if (configured !== null) return { file: siteConfigFile, line: configured };
    const doc = docs.get(toRouteKey(page));
    if (doc) return { file: doc.file, line: findLine(read(doc.file), [target, getHash(target)]) ?? 1 };
    const file = findPageModule(modules, page)?.file ?? `${env.outDir}${page === '/' ? '/index' : page}.html`;
    return { file, line: 1 };
  };
}

/** True if the checks of the source files have already reported the broken reference. */
function isKnown({ rule, reference }: BrokenReference, file: string, problems: readonly Problem[]): boolean {
  const named = rule === 'broken-anchor' ? getHash(reference.target) : reference.target;
  return problems.some(
    (problem) => problem.file === file && problem.rule === rule && problem.message.includes(`"${named}"`),
  );
}

/**
 * Reports broken links, anchors and images in the finished site that the checks of the source files have not reported.
 * If the content is not the site's own, reports only what the text of docs refers to, because the shell and other pages
 * may link to docs that this content does not have. @see acceptance BLD-01, BLD-03, BLD-09
 */
export function checkFinishedSite({ model, report, isOwnContent }: PreparedSite): ProblemReport {
  const { faults } = checkExportReferences({
    outDir: env.outDir,
    url: site.url,
    basePath: env.basePath,
  });
  const reported = isOwnContent ? listPageFolders(model) : model.versions;
  const allDocs = reported.flatMap((folder) => folder.docs);
  const docs = new Map(allDocs.map((doc) => [toRouteKey(doc.route), doc]));
  const locate = createLocate(docs, process.cwd());
  const problems = faults.flatMap((fault) => {
    if (!isOwnContent && (fault.reference.isShell || !docs.has(toRouteKey(fault.page)))) return [];
    const place = locate(fault);
    return isKnown(fault, place.file, report.problems) ? [] : [toExportProblem(fault, place)];
  });
  if (process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(problems));
  return reportProblems(problems);
}
