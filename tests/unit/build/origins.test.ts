import { expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '@/lib/build/csp';
import { getCspOrigins } from '@/lib/build/origins';
import { site } from '@/lib/site/config';

const local = { ...site.search, hosted: null };
const noAnalytics = { id: null, anonymizeIP: true };

it('AN-06 without a measurement id no other host is allowed', () => {
  expect(getCspOrigins({ analytics: noAnalytics, search: local })).toEqual({});
});

it('AN-06 with one the hosts of the service are allowed, each where it is needed', () => {
  const policy = buildContentSecurityPolicy(
    '<head></head>',
    getCspOrigins({ analytics: { id: 'G-1', anonymizeIP: true }, search: local }),
  );
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain(
    "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;",
  );
  expect(policy).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com/g/collect;",
  );
  expect(policy).not.toContain('unsafe-inline');
});

it('SM-31 with a hosted search its hosts may be asked, and no others', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const policyFor = (service: typeof hosted & { host?: string }) =>
    buildContentSecurityPolicy(
      '<head></head>',
      getCspOrigins({ analytics: noAnalytics, search: { ...local, hosted: service } }),
    );
  expect(policyFor(hosted)).toContain(
    "connect-src 'self' https://APP-dsn.algolia.net https://APP-1.algolianet.com https://APP-2.algolianet.com https://APP-3.algolianet.com;",
  );
  expect(policyFor({ ...hosted, host: 'search.test' })).toContain("connect-src 'self' https://search.test;");
  expect(buildContentSecurityPolicy('', getCspOrigins({ analytics: noAnalytics, search: local }))).toContain(
    "connect-src 'self';",
  );
});
