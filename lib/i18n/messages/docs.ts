import type { ReactNode } from 'react';
import { rich } from '@/lib/i18n/rich';

/** @id site.changes.changedSince Note on a page that differs from the version before */
export const changedSince = (version: string) => `Changed since ${version}`;

/** @id site.changes.newIn Note on a page that the version before does not have */
export const newIn = (version: string) => `New in ${version}`;

/** @id theme.BackToTopButton.buttonAriaLabel Name of the button at the bottom of a long page */
export const backToTop = 'Scroll back to top';

/** @id theme.docs.breadcrumbs.navAriaLabel Name of the breadcrumbs above a page */
export const breadcrumbs = 'Breadcrumbs';

/** @id theme.docs.breadcrumbs.home Name of the first link of the breadcrumbs */
export const homePage = 'Home page';

/** @id theme.lastUpdated.atDate Part of the line below a page: when it was last changed */
export const lastUpdatedAt = (date: ReactNode) => rich` on ${date}`;

/** @id theme.lastUpdated.byUser Part of the line below a page: who last changed it */
export const lastUpdatedBy = (user: string) => ` by ${user}`;

/** @id theme.lastUpdated.lastUpdatedAtBy Below a page: when it was last changed, and by whom */
export const lastUpdated = (atDate: ReactNode, byUser: ReactNode) => rich`Last updated${atDate}${byUser}`;

/** @id site.checkedAgainst Below a page: the version of the viewer that it was checked against */
export const checkedAgainst = (version: string) => `Checked against ${version}`;

/** @id theme.tags.tagsListLabel Shown before the tags of a page */
export const tagsLabel = 'Tags:';

/** @id theme.common.editThisPage Link below a page to its source */
export const editThisPage = 'Edit this page';

/** @id theme.contentVisibility.draftBanner.title Title of the notice on a page that is a draft */
export const draftTitle = 'Draft page';

/** @id theme.contentVisibility.draftBanner.message Text of the notice on a page that is a draft */
export const draftText =
  'This page is a draft. It will only be visible in dev and be excluded from the production build.';

/** @id theme.contentVisibility.unlistedBanner.title Title of the notice on a page that is unlisted */
export const unlistedTitle = 'Unlisted page';

/** @id theme.contentVisibility.unlistedBanner.message Text of the notice on a page that is unlisted */
export const unlistedText =
  'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.';

/** @id theme.docs.paginator.navAriaLabel Name of the links to the page before and the page after */
export const paginator = 'Docs pages';

/** @id theme.docs.paginator.previous Shown above the title of the page before */
export const previousPage = 'Previous';

/** @id theme.docs.paginator.next Shown above the title of the page after */
export const nextPage = 'Next';

/** @id theme.docs.versionBadge.label Badge above a page with its version */
export const versionBadge = (versionLabel: string) => `Version: ${versionLabel}`;

/** @id theme.docs.versions.unmaintainedVersionLabel Notice on pages of an older version */
export const unmaintainedVersion = (siteTitle: string, versionLabel: string) =>
  `This is documentation for ${siteTitle} ${versionLabel}, which is no longer actively maintained.`;

/** @id theme.docs.versions.unreleasedVersionLabel Notice on pages of an unreleased version */
export const unreleasedVersion = (siteTitle: string, versionLabel: string) =>
  `This is unreleased documentation for ${siteTitle} ${versionLabel} version.`;

/** @id site.versions.notice Name of the notice on pages of other versions than the latest */
export const versionNotice = 'Version notice';

/** @id theme.docs.versions.latestVersionLinkLabel Link in the notice on pages of other versions */
export const latestVersion = 'latest version';

/** @id theme.docs.versions.latestVersionSuggestionLabel Second sentence of the version notice */
export const latestVersionSuggestion = (latestVersionLink: ReactNode, versionLabel: ReactNode) =>
  rich`For up-to-date documentation, see the ${latestVersionLink} (${versionLabel}).`;

/**
 * @id site.versions.noSuchPage
 * Third sentence of the version notice, when the latest version lacks the page; starts with a space
 */
export const noSuchPageInLatest =
  ' The latest version has no page like this one; the link opens its home page.';
