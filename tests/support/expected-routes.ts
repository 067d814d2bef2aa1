import { readFileSync } from 'node:fs';

/**
 * A page of the former documentation site, as recorded in `content/checks/routes.json`. Pages that were titled
 * "Introduction" or "Overview" have the name of their section instead.
 */
export interface ExpectedPage {
  route: string;
  title: string;
  contentTitle: string | null;
  previous: { title: string; route: string } | null;
  next: { title: string; route: string } | null;
  headings: { level: number; id: string }[];
  /** Anchors of headings below level 3, whose exact levels are not compared. */
  deeper: string[];
}

/** A sidebar item of the former documentation site: a page or a category. */
export interface ExpectedNode {
  label?: string;
  route?: string;
  category?: string;
  link?: string;
  items?: ExpectedNode[];
}

interface ExpectedVersion {
  pages: ExpectedPage[];
  sidebarTree: ExpectedNode[];
}

/** The former documentation site: name of the folder below `content/` → pages in the order of the sidebar, and sidebar. */
export const { versions: expectedVersions } = JSON.parse(
  readFileSync('content/checks/routes.json', 'utf8'),
) as { versions: Record<'latest' | '3.9', ExpectedVersion> };

/** All recorded pages of both versions. */
export const expectedPages = Object.values(expectedVersions).flatMap(({ pages }) => pages);
