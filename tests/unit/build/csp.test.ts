import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, getCspOrigins } from '@/lib/build/csp';
import { site } from '@/lib/site/config';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy as directive → sources. */
function policyOf(html: string, origins?: Parameters<typeof buildContentSecurityPolicy>[1]) {
  const directives = buildContentSecurityPolicy(html, origins).split('; ');
  return Object.fromEntries(
    directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

it('a page without scripts may load its own files and nothing else', () => {
  expect(policyOf('<html><head></head><body>x</body></html>')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

it('each inline script is allowed by its hash, once, also over several lines; files are not hashed', () => {
  const html =
    '<script>a()</script><script src="/x.js" async=""></script><script id="i">\nb()\n</script><script>a()</script>';
  expect(policyOf(html)['script-src']).toEqual(["'self'", hash('a()'), hash('\nb()\n')]);
});

it('a style attribute is allowed by the hash of its unescaped text', () => {
  const html = '<p style="color:red">x</p><b class="y" style="content:&quot;&lt;&amp;&#x27;&quot;">z</b>';
  expect(policyOf(html)['style-src']).toEqual([
    "'self'",
    "'unsafe-hashes'",
    hash('color:red'),
    hash(`content:"<&'"`),
  ]);
});

it('data blocks, which browsers do not run, need no hash', () => {
  expect(policyOf('<script type="application/ld+json">{}</script>')['script-src']).toEqual(["'self'"]);
});

it('what looks like a style attribute within a script or in escaped text allows nothing', () => {
  const html = '<script>"<p style=\\"a:b\\">"</script><code>&lt;p style="a:b"&gt;</code>';
  expect(policyOf(html)['style-src']).toEqual(["'self'"]);
});

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
