import { z } from 'zod';
import { strictObject } from './strict-object';

/** Schema of the level of a check: an error stops the build, a warning is printed, `off` disables the check. */
const checkLevel = z.enum(['error', 'warning', 'off']);

/** How the build treats the problems that a check finds. */
export type CheckLevel = z.infer<typeof checkLevel>;

/** All checks with their default levels, which the configuration overrides. @see acceptance BLD-01..BLD-04, BLD-09 */
export const defaultCheckLevels = {
  /** Links to addresses that do not exist. */
  brokenLinks: 'error',
  /** Links to Markdown files that do not exist. */
  brokenMarkdownLinks: 'error',
  /** Links to ids that do not exist on the linked page. */
  brokenAnchors: 'warning',
  /** Links without an address or without text. */
  emptyLinks: 'error',
  /** Images whose file does not exist. */
  missingImages: 'error',
  /** Other files that do not exist, such as videos and preview images. */
  missingFiles: 'error',
  /** Files of other hosts, which the policy of the pages blocks. */
  foreignHosts: 'error',
  /** Images without alternative text. */
  imageTexts: 'warning',
  /** Image files that no page shows. */
  unusedImages: 'warning',
  /** Pages without a top-level heading, or with more than one. */
  singleH1: 'error',
  /** Headings that skip a level. */
  headingOrder: 'warning',
  /** Components that do not exist or are not available in Markdown. */
  unknownComponents: 'error',
  /** Addresses that several pages share. */
  duplicateRoutes: 'warning',
  /** Pages that no sidebar and no other page links to. */
  orphanPages: 'warning',
  /** Invalid entries of `content/glossary.yaml`. */
  glossary: 'error',
  /** Short pages, empty sections, unfinished text, and words that `content/writing.json` replaces or avoids. */
  writing: 'error',
  /** Pages whose front matter does not name the viewer version and source files that they were checked against. */
  checkedAgainst: 'error',
} as const satisfies Record<string, CheckLevel>;

export type CheckName = keyof typeof defaultCheckLevels;

export type CheckLevels = Readonly<Record<CheckName, CheckLevel>>;

const names = Object.keys(defaultCheckLevels) as CheckName[];

/** Schema of `checks` in `site.config.ts`: the levels of checks, by name. */
export const checksSchema = strictObject(
  Object.fromEntries(names.map((name) => [name, checkLevel.exactOptional()])) as Record<
    CheckName,
    z.ZodExactOptional<typeof checkLevel>
  >,
);
