import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { checkEachDoc } from './check-each-doc';
import {
  checkCategoryRoutes,
  checkCheckedAgainst,
  checkDuplicateRoutes,
  checkHeadingOrder,
  checkSingleH1,
} from './pages';
import { checkFiles, checkForeignHosts } from './files';
import { checkImages, checkImageTexts, checkUnusedImages } from './images';
import { checkAnchors, checkEmptyLinks, checkLinks, checkOrphanPages } from './links';
import { checkGlossary, checkUnknownComponents } from './names';
import type { Check, CompiledDocs, CheckInputs } from './types';
import { checkWriting } from './writing';

/** All checks of the content, by how severe what they find is: an error stops the build, a warning is printed. */
const checks: Readonly<Record<Problem['severity'], readonly Check[]>> = {
  error: [
    checkLinks,
    checkEmptyLinks,
    checkImages,
    checkFiles,
    checkForeignHosts,
    checkSingleH1,
    checkUnknownComponents,
    checkGlossary,
    checkWriting,
    checkCheckedAgainst,
    checkCategoryRoutes,
  ],
  warning: [
    checkAnchors,
    checkImageTexts,
    checkUnusedImages,
    checkHeadingOrder,
    checkDuplicateRoutes,
    checkOrphanPages,
  ],
};

/**
 * Returns all problems of a site, unsorted: from reading, compiling and every check.
 * @see acceptance BLD-01..BLD-04, BLD-09, BLD-11
 */
export function runChecks(model: SiteModel, compiled: CompiledDocs, inputs: CheckInputs): Problem[] {
  const site = { model, compiled, inputs };
  const find = (severity: Problem['severity']) =>
    checks[severity].flatMap((check) => check(site)).map((fault) => ({ ...fault, severity }));
  const compiling = checkEachDoc(site, ({ problems }) => problems);
  const problems = [...compiling, ...find('error'), ...find('warning')];
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
