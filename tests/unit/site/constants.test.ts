import { describe, expect, it } from 'vitest';
import * as constants from '@/lib/site/constants';
import siteConfig from '@/site.config';

describe('constants', () => {
  it('CON-01 site version 3.10.4, older docs 3.9, locale en, generator 3.7.0', () => {
    expect(constants.siteVersion).toBe('3.10.4');
    expect(siteConfig.versions.map(({ name }) => name)).toContain('3.9');
    expect(siteConfig.i18n.defaultLocale).toBe('en');
    expect(constants.generatorVersion).toBe('3.7.0');
  });

  it('CON-01 the package has the site version', async () => {
    const { default: packageJson } = await import('../../../package.json');
    expect(packageJson.version).toBe(constants.siteVersion);
  });

  it('VER-17 the label of the latest version is built from the site version', () => {
    expect(constants.latestVersionLabel).toBe(`${constants.siteVersion} (Latest)`);
    expect(siteConfig.versions[0]?.label).toBe(constants.latestVersionLabel);
  });

  it('CON-02 narrow layout up to 996 px', () => {
    expect(constants.desktopBreakpoint).toBe(996);
  });

  it('CON-03 progress after 200 ms without spinner, lazy spinner after 200 ms with a cycle of 3 s, zoom after 1 s', () => {
    expect(constants.timings).toEqual({
      progressDelay: 200,
      lazyDelay: 200,
      spinnerCycle: 3000,
      imageZoomDelay: 1000,
    });
  });

  it('CON-04 images at quality 70, 640 to 1030 px in two steps', () => {
    expect(constants.responsiveImages).toEqual({ quality: 70, min: 640, max: 1030, steps: 2 });
  });

  it('CON-05 contents lists hold levels 2 and 3', () => {
    expect(siteConfig.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('CON-06 limits of search', () => {
    expect(constants.searchLimits).toEqual({
      queryLength: 64,
      hitsPerPage: 20,
      hitsPerGroup: 5,
      snippetWords: 10,
      snippetWordsNarrow: 5,
      snippetBreakpoint: 768,
      recent: 7,
      recentWithFavorites: 4,
      favorites: 10,
      suggestions: 3,
      stalledAfter: 300,
    });
  });

  it('CON-08 CON-09 icon of 13.5 px, delimiter', () => {
    expect(constants.externalLinkIconSize).toBe(13.5);
    expect(siteConfig.titleDelimiter).toBe('|');
  });

  it('ST-01 ST-02 ST-03 ST-04 storage names are those that returning visitors have', () => {
    expect(constants.storageKeys).toEqual({
      colorMode: 'theme',
      announcementDismissed: 'docusaurus.announcement.dismiss',
      announcementId: 'docusaurus.announcement.id',
      preferredVersionPrefix: 'docs-preferred-version-',
      tabGroupPrefix: 'docusaurus.tab.',
      recentSearchesPrefix: '__DOCSEARCH_RECENT_SEARCHES__',
      favoriteSearchesPrefix: '__DOCSEARCH_FAVORITE_SEARCHES__',
      searchKeys: 'docs.search.keys',
    });
  });
});
