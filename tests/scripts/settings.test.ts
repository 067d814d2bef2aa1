import { afterAll, beforeAll, describe } from 'vitest';
import { testAnalytics } from './settings/analytics';
import { testAnalyticsService } from './settings/analytics-service';
import { testAnnouncement } from './settings/announcement';
import { testNoBaseAddressBanner } from './settings/base-address';
import { testBasePath } from './settings/base-path';
import { testNoDebugArea } from './settings/debug';
import { testSearchPage } from './settings/search-page';
import { testShellBelowBase } from './settings/shell-below-base';
import { startSettingsSite, type SettingsSite } from './settings/site';

describe('npm run build with a base path, analytics, another announcement, another site version, no base-address banner and no debug area', () => {
  let site: SettingsSite | undefined;
  const getSite = () => {
    if (!site) throw new Error('The site does not run.');
    return site;
  };

  beforeAll(async () => {
    site = await startSettingsSite();
  });
  afterAll(() => site?.stop());

  describe('below a folder', () => {
    testBasePath(getSite);
  });
  describe('shell below a folder', () => {
    testShellBelowBase(getSite);
  });
  describe('page views', () => {
    testAnalytics(getSite);
  });
  describe('analytics service', () => {
    testAnalyticsService(getSite);
  });
  describe('base address', () => {
    testNoBaseAddressBanner(getSite);
  });
  describe('search page', () => {
    testSearchPage(getSite);
  });
  describe('debug area', () => {
    testNoDebugArea(getSite);
  });
  describe('announcement', () => {
    testAnnouncement(getSite);
  });
});
