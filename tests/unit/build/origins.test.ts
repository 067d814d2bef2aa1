import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, getCspOrigins } from '@/lib/build/csp';
import { site } from '@/lib/site/config';

const local = { ...site.search, hosted: null };
const noAnalytics = { id: null, anonymizeIP: true };

const policyFor = (more: Partial<Parameters<typeof getCspOrigins>[0]>) =>
  buildContentSecurityPolicy(
    '<head></head>',
    getCspOrigins({ analytics: noAnalytics, search: local, ...more }),
  );

it('AN-06 without a measurement id no other host is allowed', () => {
  expect(getCspOrigins({ analytics: noAnalytics, search: local })).toEqual({});
  expect(policyFor({})).toContain("connect-src 'self';");
});

it('AN-06 with one the hosts of the service are allowed, each where it is needed', () => {
  const policy = policyFor({ analytics: { id: 'G-1', anonymizeIP: true } });
  const hosts = 'https://www.googletagmanager.com https://*.google-analytics.com';
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain(`img-src 'self' data: ${hosts};`);
  expect(policy).toContain(
    `connect-src 'self' ${hosts} https://*.analytics.google.com https://www.google.com/g/collect;`,
  );
  expect(policy).not.toContain('unsafe-inline');
});

it('SM-31 with a hosted search its hosts may be asked, and no others', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const hosts = ['APP-dsn.algolia.net', ...[1, 2, 3].map((number) => `APP-${number}.algolianet.com`)];
  const sources = hosts.map((host) => `https://${host}`).join(' ');
  expect(policyFor({ search: { ...local, hosted } })).toContain(`connect-src 'self' ${sources};`);
  const own = { ...local, hosted: { ...hosted, host: 'search.test' } };
  expect(policyFor({ search: own })).toContain("connect-src 'self' https://search.test;");
});
