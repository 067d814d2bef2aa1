import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { defaultLevels, type CheckLevels } from '@/lib/site/check-levels';
import { checkAnchors } from './anchors';
import { getCompiledProblems } from './compiled-problems';
import { checkGlossary } from './glossary';
import { checkDuplicateRoutes } from './duplicate-routes';
import { checkCheckedAgainst } from './checked-against';
import { checkEmptyLinks } from './empty-links';
import { checkHeadingOrder } from './heading-order';
import { checkImageTexts } from './image-texts';
import { checkImages } from './images';
import { checkLinks } from './links';
import { checkOrphanPages } from './orphan-pages';
import { checkPlanned } from './planned';
import { withoutConsequences } from './consequences';
import { checkSingleH1 } from './single-h1';
import type { CompiledDocs, Surrounding } from './types';
import { checkUnknownComponents } from './unknown-components';
import { checkUnusedImages } from './unused-images';
import { checkWriting } from './writing';

/** All problems of a site: those of reading, of compiling, and of every check. Unsorted. */
export function runChecks(
  model: SiteModel,
  compiled: CompiledDocs,
  surrounding: Surrounding,
  levels: CheckLevels = defaultLevels,
): Problem[] {
  const found = [
    ...getCompiledProblems(model, compiled),
    ...checkLinks(model, compiled, surrounding, levels),
    ...checkAnchors(model, compiled, surrounding, levels.brokenAnchors),
    ...checkEmptyLinks(model, compiled, levels.emptyLinks),
    ...checkImages(model, compiled, surrounding, levels.missingImages),
    ...checkImageTexts(model, compiled, levels.imageTexts),
    ...checkUnusedImages(model, compiled, surrounding, levels.unusedImages),
    ...checkSingleH1(model, compiled, levels.singleH1),
    ...checkHeadingOrder(model, compiled, levels.headingOrder),
    ...checkUnknownComponents(model, compiled, mdxComponentNames, levels.unknownComponents),
    ...checkDuplicateRoutes(model, surrounding.pageRoutes, levels.duplicateRoutes),
    ...checkOrphanPages(model, compiled, levels.orphanPages),
    ...checkGlossary(model, surrounding, levels.glossary),
    ...checkPlanned(model, surrounding, levels.plannedPages),
    ...checkWriting(model, compiled, surrounding.writingRules ?? null, levels.writing),
    ...checkCheckedAgainst(model, surrounding.viewers ?? new Map(), levels.checkedAgainst),
  ];
  return [...model.problems, ...withoutConsequences(found, model.problems)];
}
