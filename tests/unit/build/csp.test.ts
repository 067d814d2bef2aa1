import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { buildContentSecurityPolicy } from '@/lib/build/csp';

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
