import { z } from 'zod';
import { strictObject } from './strict-object';

/** Level of a check: an error stops the build, a warning is printed, `off` disables the check. */
const checkLevel = z.enum(['error', 'warning', 'off']);

/** Level of a check. */
export type CheckLevel = z.infer<typeof checkLevel>;

/**
 * Every check with its default level, which `checks` in `site.config.ts` overrides. Broken links fail the build; broken
 * anchors and duplicate routes only warn.
 * @see acceptance BLD-01..BLD-04, BLD-09
 */
export const defaultLevels = {
  /** Links to addresses that do not exist. */
  brokenLinks: 'error',
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: 'error',
  /** Links of either kind written as `<a>` tags. */
  brokenTagLinks: 'error',
  /** Links to ids that their page does not have. */
  brokenAnchors: 'warning',
  /** Links without address or text. */
  emptyLinks: 'error',
  /** Images whose file does not exist. */
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
  /** Addresses shared by two pages. */
  duplicateRoutes: 'warning',
  /** Pages that no link or sidebar leads to. */
  orphanPages: 'warning',
  /** Entries of the list of planned pages that exist by now. */
  plannedPages: 'error',
  /** Entries of the glossary. */
  glossary: 'error',
  /** Length, unfinished text and words. */
  writing: 'error',
  /** The source that a page was checked against. */
  checkedAgainst: 'error',
} as const satisfies Record<string, CheckLevel>;

/** Name of a check in the configuration. */
export type CheckName = keyof typeof defaultLevels;

/** Level of every check. */
export type CheckLevels = Readonly<Record<CheckName, CheckLevel>>;

const names = Object.keys(defaultLevels) as CheckName[];

/** The key `checks` of the configuration: names of checks with their levels. */
export const checksSchema = strictObject(
  Object.fromEntries(names.map((name) => [name, checkLevel.exactOptional()])) as Record<
    CheckName,
    z.ZodExactOptional<typeof checkLevel>
  >,
);
