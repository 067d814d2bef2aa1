import { z } from 'zod';
import { strictObject } from './strict-object';

/** How a check counts: an error stops the build, a warning is printed, `off` = not at all. */
const checkLevel = z.enum(['error', 'warning', 'off']);

/** How a check counts. */
export type CheckLevel = z.infer<typeof checkLevel>;

/**
 * Every check and how it counts unless `checks` in `site.config.ts` says otherwise. Broken links fail the build; broken
 * anchors and duplicate routes only warn.
 * @see acceptance BLD-01..BLD-04, BLD-09
 */
export const defaultLevels = {
  /** Links to addresses that nothing answers. */
  brokenLinks: 'error',
  /** Links to Markdown files that are not there. */
  brokenMarkdownLinks: 'error',
  /** Links of either kind that are tags, `<a>`. */
  brokenTagLinks: 'error',
  /** Links to ids that their page does not have. */
  brokenAnchors: 'warning',
  /** Links without address or text. */
  emptyLinks: 'error',
  /** Images whose file is not there. */
  missingImages: 'error',
  /** Images without a text alternative. */
  imageTexts: 'warning',
  /** Image files that no page shows. */
  unusedImages: 'warning',
  /** Pages with no top heading, or two. */
  singleH1: 'error',
  /** Headings that skip a level. */
  headingOrder: 'warning',
  /** Components that pages may not use. */
  unknownComponents: 'error',
  /** Addresses that two pages claim. */
  duplicateRoutes: 'warning',
  /** Pages that nothing leads to. */
  orphanPages: 'warning',
  /** Entries of the list of planned pages that are there by now. */
  plannedPages: 'error',
  /** Entries of the glossary. */
  glossary: 'error',
  /** Length, unfinished text and words. */
  writing: 'error',
  /** The source that a page was compared with. */
  checkedAgainst: 'error',
} as const satisfies Record<string, CheckLevel>;

/** Name of a check in the configuration. */
export type CheckName = keyof typeof defaultLevels;

/** Level of every check. */
export type CheckLevels = Readonly<Record<CheckName, CheckLevel>>;

const names = Object.keys(defaultLevels) as CheckName[];

/** The key `checks` of the configuration: any checks by name, with the level they count with. */
export const checksSchema = strictObject(
  Object.fromEntries(names.map((name) => [name, checkLevel.exactOptional()])) as Record<
    CheckName,
    z.ZodExactOptional<typeof checkLevel>
  >,
);
