import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { testAnalytics } from './unusual/analytics';
import { testAnalyticsService } from './unusual/analytics-service';
import { testAnnouncement } from './unusual/announcement';
import { testBaseAddress } from './unusual/base-address';
import { testBasePath } from './unusual/base-path';
import { testCrashes } from './unusual/crashes';
import { testHostedSearch } from './unusual/hosted-search';
import { testLazyParts } from './unusual/lazy-parts';
import { testLostCode } from './unusual/lost-code';
import { testSecrets } from './unusual/secrets';
import { testShellBelowBase } from './unusual/shell-below-base';
import { testShellCrashes } from './unusual/shell-crashes';
import { startUnusualSite, type UnusualSite } from './unusual/site';

const parts = {
  'below a folder': testBasePath,
  'shell below a folder': testShellBelowBase,
  'page views': testAnalytics,
  'analytics service': testAnalyticsService,
  announcement: testAnnouncement,
  'base address': testBaseAddress,
  'hosted search': testHostedSearch,
  'keys and debug area': testSecrets,
  'pages that crash': testCrashes,
  'a shell that crashes': testShellCrashes,
  'parts that are loaded on demand': testLazyParts,
  'scripts that do not arrive': testLostCode,
};

// One build for all that is unusual: each part looks at one side of it.
describe('a site below a folder, with analytics, hosted search, no debug area, and pages that fail', () => {
  let site: UnusualSite | undefined;
  const getSite = () => {
    if (!site) throw new Error('The site does not run.');
    return site;
  };

  beforeAll(async () => {
    site = await startUnusualSite();
  });
  afterEach(() => site?.closePages());
  afterAll(() => site?.stop());

  describe.each(Object.entries(parts))('%s', (_, test) => {
    test(getSite);
  });
});
