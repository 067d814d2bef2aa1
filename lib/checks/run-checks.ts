import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { defaultCheckLevels, type CheckLevels, type CheckName } from '@/lib/site/check-levels';
import { checkAnchors } from './anchors';
import { checkEachDoc } from './check-each-doc';
import { checkGlossary } from './glossary';
import { checkDuplicateRoutes } from './duplicate-routes';
import { checkCheckedAgainst } from './checked-against';
import { checkEmptyLinks } from './empty-links';
import { checkHeadingOrder, checkSingleH1 } from './headings';
import { checkImages, checkImageTexts } from './images';
import { checkLinks } from './links';
import { checkOrphanPages } from './orphan-pages';
import { checkPlannedPages } from './planned-pages';
import { removeFollowUpProblems } from './follow-up-problems';
import type { Check, CheckedSite, CompiledDocs, CheckInputs } from './types';
import { checkUnknownComponents } from './unknown-components';
import { checkUnusedImages } from './unused-images';
import { checkWriting } from './writing';

/** The check for each setting in `checks`. `checkLinks` handles the three settings for broken links. */
const checks: Readonly<Record<Exclude<CheckName, `broken${string}Links`>, Check>> = {
  brokenAnchors: checkAnchors,
  emptyLinks: checkEmptyLinks,
  missingImages: checkImages,
  imageTexts: checkImageTexts,
  unusedImages: checkUnusedImages,
  singleH1: checkSingleH1,
  headingOrder: checkHeadingOrder,
  unknownComponents: checkUnknownComponents,
  duplicateRoutes: checkDuplicateRoutes,
  orphanPages: checkOrphanPages,
  glossary: checkGlossary,
  plannedPages: checkPlannedPages,
  writing: checkWriting,
  checkedAgainst: checkCheckedAgainst,
};

/** Returns the problems found by compiling, with file and line. @see acceptance BLD-11 */
const getCompiledProblems = (site: CheckedSite): Problem[] => checkEachDoc(site, ({ problems }) => problems);

/** Returns all problems of a site, unsorted: from reading, compiling and every enabled check. */
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
  const problems = [...getCompiledProblems(site), ...checkLinks(site, levels), ...found];
  return [...model.problems, ...removeFollowUpProblems(problems, model.problems)];
}
