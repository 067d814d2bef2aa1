import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildContentSecurityPolicy, getCspOrigins } from '@/build/finish/csp';
import { site } from '@/lib/site/config';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources of each directive. */
function policyOf(html: string, origins?: Parameters<typeof buildContentSecurityPolicy>[1]) {
  const directives = buildContentSecurityPolicy(html, origins).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
}

it('the content security policy allows a page without inline scripts only its own files and data: images', () => {
  const own = ['script', 'style', 'media', 'font', 'connect', 'manifest', 'frame', 'object'];
  expect(policyOf('<html><head></head><body>x</body></html>')).toEqual({
    ...Object.fromEntries(own.map((kind) => [`${kind}-src`, ["'self'"]])),
    'default-src': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  });
});

it.each([
  [
    'lists the hash of each inline script once, and none for script files',
    '<script>a()</script><script src="/x.js" async=""></script><script id="i">\nb()\n</script><script>a()</script>',
    { 'script-src': ["'self'", hash('a()'), hash('\nb()\n')] },
  ],
  [
    'allows a style attribute by the hash of its unescaped text',
    '<p style="color:red">x</p><b class="y" style="content:&quot;&lt;&amp;&#x27;&quot;">z</b>',
    { 'style-src': ["'self'", "'unsafe-hashes'", hash('color:red'), hash(`content:"<&'"`)] },
  ],
  [
    'adds no hash for data blocks, which browsers do not run',
    '<script type="application/ld+json">{}</script>',
    { 'script-src': ["'self'"] },
  ],
  [
    'ignores style attributes in scripts and escaped text',
    '<script>"<p style=\\"a:b\\">"</script><code>&lt;p style="a:b"&gt;</code>',
    { 'style-src': ["'self'"] },
  ],
])('the content security policy %s', (_what, html, directives) => {
  expect(policyOf(html)).toMatchObject(directives);
});

it('the content security policy lists hosts for images, frames or styles only under the directive of that kind', () => {
  const hosts = { image: ['https://img.example.org'], frame: ['https://*.example.org'] };
  const allowedHosts = { ...hosts, style: ['https://css.example.org'] };
  const analytics = { id: 'G-1', anonymizeIP: true };
  const policy = policyOf('<head></head>', getCspOrigins({ analytics, search: site.search, allowedHosts }));
  expect(policy['img-src']).toContain('https://img.example.org');
  expect(policy['frame-src']).toEqual(["'self'", 'https://*.example.org']);
  expect(policy['style-src']).toEqual(["'self'", 'https://css.example.org']);
  expect(policy['media-src']).toEqual(["'self'"]);
});

it('SM-31 the content security policy allows requests to the hosts of a hosted search, and to no others', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const sourcesFor = (host?: string) => {
    const search = { ...site.search, hosted: { ...hosted, ...(host !== undefined && { host }) } };
    const analytics = { id: null, anonymizeIP: true };
    return policyOf('<head></head>', getCspOrigins({ analytics, search, allowedHosts: {} }))['connect-src'];
  };
  const hosts = ['APP-dsn.algolia.net', ...[1, 2, 3].map((number) => `APP-${number}.algolianet.com`)];
  expect(sourcesFor()).toEqual(["'self'", ...hosts.map((host) => `https://${host}`)]);
  expect(sourcesFor('search.test')).toEqual(["'self'", 'https://search.test']);
});
