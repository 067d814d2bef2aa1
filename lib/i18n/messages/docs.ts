import type { ReactNode } from 'react';
import { richText } from '@/lib/i18n/rich-text';

/** @id site.changes.changedSince Note on a page that has changed since the previous version */
export const changedSinceVersion = (version: string) => `Changed since ${version}`;

/** @id site.changes.newIn Note on a page that the previous version does not have */
export const newInVersion = (version: string) => `New in ${version}`;

/** @id theme.BackToTopButton.buttonAriaLabel Accessible name of the button that scrolls to the top of a page */
export const backToTop = 'Scroll back to top';

/** @id theme.docs.breadcrumbs.navAriaLabel Accessible name of the breadcrumbs above a page */
export const breadcrumbsLabel = 'Breadcrumbs';

/** @id theme.docs.breadcrumbs.home Accessible name of the first breadcrumb, which is an icon */
export const homeBreadcrumb = 'Home page';

/** @id theme.lastUpdated.atDate Part of "Last updated" below a page: date of the last change */
export const lastUpdatedAt = (date: ReactNode) => richText` on ${date}`;

/** @id theme.lastUpdated.byUser Part of "Last updated" below a page: author of the last change */
export const lastUpdatedBy = (user: string) => ` by ${user}`;

/** @id theme.lastUpdated.lastUpdatedAtBy Date and author of the last change, below a page */
export const lastUpdated = (atDate: ReactNode, byUser: ReactNode) => richText`Last updated${atDate}${byUser}`;

/** @id site.checkedAgainst Viewer version that the page was checked against, below the page */
export const checkedAgainstVersion = (version: string) => `Checked against ${version}`;

/** @id theme.tags.tagsListLabel Shown before the tags of a page */
export const tagsLabel = 'Tags:';

/** @id theme.common.editThisPage Link below a page that opens its source for editing */
export const editThisPage = 'Edit this page';

/** @id site.markdown.view Link below a page that opens its Markdown version */
export const viewAsMarkdown = 'View as Markdown';

/** @id site.report.link Link below a page that opens a form for reporting a problem */
export const reportProblem = 'Report a problem';

/** @id site.report.title Title of the report, as the form proposes it */
export const reportTitle = (page: string) => `Docs: ${page}`;

/** @id site.report.body Text of the report, as the form proposes it; facts are name, address and dates of the page */
export const reportBody = (facts: string) => `What is wrong or missing?\n\n\n---\n${facts}\n`;

/** @id theme.contentVisibility.draftBanner.title Title of the notice on drafts */
export const draftTitle = 'Draft page';

/** @id theme.contentVisibility.draftBanner.message Text of the notice on drafts */
export const draftText =
  'This page is a draft. It will only be visible in dev and be excluded from the production build.';

/** @id theme.contentVisibility.unlistedBanner.title Title of the notice on unlisted pages */
export const unlistedTitle = 'Unlisted page';

/** @id theme.contentVisibility.unlistedBanner.message Text of the notice on unlisted pages */
export const unlistedText =
  'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';

/** @id theme.docs.paginator.navAriaLabel Accessible name of the links to the previous and the next page */
export const paginatorLabel = 'Docs pages';

/** @id theme.docs.paginator.previous Shown above the title of the previous page */
export const previousPage = 'Previous';

/** @id theme.docs.paginator.next Shown above the title of the next page */
export const nextPage = 'Next';

/** @id theme.docs.versionBadge.label Badge above a page that shows its version */
export const versionBadge = (versionLabel: string) => `Version: ${versionLabel}`;

/** @id theme.docs.versions.unmaintainedVersionLabel Notice on pages of an older version */
export const unmaintainedVersion = (siteTitle: string, versionLabel: string) =>
  `This is documentation for ${siteTitle} ${versionLabel}, which is no longer actively maintained.`;

/** @id theme.docs.versions.unreleasedVersionLabel Notice on pages of an unreleased version */
export const unreleasedVersion = (siteTitle: string, versionLabel: string) =>
  `This is unreleased documentation for ${siteTitle} ${versionLabel} version.`;

/** @id site.versions.notice Accessible name of the notice on pages of versions other than the latest */
export const versionNotice = 'Version notice';

/** @id theme.docs.versions.latestVersionLinkLabel Text of the link in the version notice */
export const latestVersionLinkText = 'latest version';

/** @id theme.docs.versions.latestVersionSuggestionLabel Second sentence of the version notice */
export const latestVersionSuggestion = (latestVersionLink: ReactNode, versionLabel: ReactNode) =>
  richText`For up-to-date documentation, see the ${latestVersionLink} (${versionLabel}).`;

/**
 * @id site.versions.noSuchPage
 * Third sentence of the version notice, shown if the page does not exist in the latest version; begins with a space
 */
export const noSuchPageInLatest =
  ' The latest version has no page like this one; the link opens its home page.';
