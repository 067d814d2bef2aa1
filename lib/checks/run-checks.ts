import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { defaultCheckLevels, type CheckLevels, type CheckName } from '@/lib/site/check-levels';
import { checkEachDoc } from './check-each-doc';
import { checkCheckedAgainst, checkDuplicateRoutes, checkHeadingOrder, checkSingleH1 } from './pages';
import { checkGlossary } from './data-files';
import { checkFiles, checkForeignHosts } from './files';
import { checkImages, checkImageTexts, checkUnusedImages } from './images';
import { checkAnchors, checkEmptyLinks, checkLinks, checkOrphanPages } from './links';
import type { Check, CompiledDocs, CheckInputs } from './types';
import { checkUnknownComponents } from './unknown-components';
import { checkWriting } from './writing';

/** The check for each setting in `checks`. `checkLinks` handles the three settings for broken links. */
const checks: Readonly<Record<Exclude<CheckName, `broken${string}Links`>, Check>> = {
  brokenAnchors: checkAnchors,
  emptyLinks: checkEmptyLinks,
  missingImages: checkImages,
  missingFiles: checkFiles,
  foreignHosts: checkForeignHosts,
  imageTexts: checkImageTexts,
  unusedImages: checkUnusedImages,
  singleH1: checkSingleH1,
  headingOrder: checkHeadingOrder,
  unknownComponents: checkUnknownComponents,
  duplicateRoutes: checkDuplicateRoutes,
  orphanPages: checkOrphanPages,
  glossary: checkGlossary,
  writing: checkWriting,
  checkedAgainst: checkCheckedAgainst,
};

/** Returns all problems of a site, unsorted: from reading, compiling and every enabled check. @see acceptance BLD-11 */
export function runChecks(
  model: SiteModel,
  compiled: CompiledDocs,
  inputs: CheckInputs,
  levels: CheckLevels = defaultCheckLevels,
): Problem[] {
  const site = { model, compiled, inputs };
  const found = Object.entries(checks).flatMap(([name, check]) => {
    const severity = levels[name as keyof typeof checks];
    return severity === 'off' ? [] : check(site).map((fault) => ({ ...fault, severity }));
  });
  const compiling = checkEachDoc(site, ({ problems }) => problems);
  const problems = [...compiling, ...checkLinks(site, levels), ...found];
  return [...model.problems, ...removeFollowUpProblems(problems, model.problems)];
}

/** Rules for missing front matter keys. */
const asksForKey = new Set(['checked-against', 'short-page']);
const keyFault = /^(?:invalid|unknown)-frontmatter-/;

/**
 * Removes problems that the checks `found`, but that are only consequences of others, which occurred in `reading` the
 * files. If the `---` lines around the front matter are wrong, the other problems of the page are not real. If keys are
 * invalid, a missing key may only be misspelled. @see acceptance BLD-09
 */
export function removeFollowUpProblems(found: readonly Problem[], reading: readonly Problem[]): Problem[] {
  const filesOf = (isCause: (rule: string) => boolean) =>
    new Set(reading.filter(({ rule }) => isCause(rule)).map(({ file }) => file));
  const misread = filesOf((rule) => rule === 'frontmatter-fence');
  const withoutKeys = filesOf((rule) => keyFault.test(rule));
  return found.filter(
    ({ file, rule }) => !misread.has(file) && !(withoutKeys.has(file) && asksForKey.has(rule)),
  );
}
