import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { checkAnchors } from './anchors';
import { getCompiledProblems } from './compiled-problems';
import { checkGlossary } from './glossary';
import { checkDuplicateRoutes } from './duplicate-routes';
import { checkCheckedAgainst } from './checked-against';
import { checkImages } from './images';
import { checkLinks, type LinkLevels } from './links';
import { checkPlanned } from './planned';
import { checkSingleH1 } from './single-h1';
import type { CheckLevel, CompiledDocs, Surrounding } from './types';
import { checkUnknownComponents } from './unknown-components';
import { checkWriting } from './writing';

/** Level of every check. */
export interface CheckLevels extends LinkLevels {
  brokenAnchors: CheckLevel;
  missingImages: CheckLevel;
  singleH1: CheckLevel;
  unknownComponents: CheckLevel;
  duplicateRoutes: CheckLevel;
  plannedPages: CheckLevel;
  glossary: CheckLevel;
  writing: CheckLevel;
  checkedAgainst: CheckLevel;
}

/** Broken links fail the build; broken anchors and duplicate routes only warn. @see acceptance BLD-01..BLD-04 */
export const defaultLevels: CheckLevels = {
  brokenLinks: 'error',
  brokenMarkdownLinks: 'error',
  brokenAnchors: 'warning',
  missingImages: 'error',
  singleH1: 'error',
  unknownComponents: 'error',
  duplicateRoutes: 'warning',
  plannedPages: 'error',
  glossary: 'error',
  writing: 'error',
  checkedAgainst: 'error',
};

/** All problems of a site: those of reading, of compiling, and of every check. Unsorted. */
export function runChecks(
  model: SiteModel,
  compiled: CompiledDocs,
  surrounding: Surrounding,
  levels: CheckLevels = defaultLevels,
): Problem[] {
  return [
    ...model.problems,
    ...getCompiledProblems(model, compiled),
    ...checkLinks(model, compiled, surrounding, levels),
    ...checkAnchors(model, compiled, surrounding, levels.brokenAnchors),
    ...checkImages(model, compiled, surrounding, levels.missingImages),
    ...checkSingleH1(model, compiled, levels.singleH1),
    ...checkUnknownComponents(model, compiled, mdxComponentNames, levels.unknownComponents),
    ...checkDuplicateRoutes(model, surrounding.pageRoutes, levels.duplicateRoutes),
    ...checkGlossary(model, surrounding, levels.glossary),
    ...checkPlanned(model, surrounding, levels.plannedPages),
    ...checkWriting(model, compiled, surrounding.writingRules ?? null, levels.writing),
    ...checkCheckedAgainst(model, surrounding.viewers ?? new Map(), levels.checkedAgainst),
  ];
}
