import { expect, it } from 'vitest';
import { checkRedirects } from '@/lib/checks/redirects';
import { collectRedirects } from '@/lib/docs/redirects';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const inputs = { fileExists: (file: string) => file === 'public/logo.svg', pageRoutes: ['/help'] };

function check(table: Record<string, string>, redirectFrom: string[] = []) {
  const doc = makeDoc('faq/general.md', { frontmatter: { redirect_from: redirectFrom } });
  const model = makeModel([makeVersion(['index.md', doc])]);
  const entries = Object.entries(table).map(([from, to]) => ({ from, to }));
  const source = entries.map(({ from, to }) => `  { from: '${from}', to: '${to}' },`).join('\n');
  const texts: Record<string, string> = {
    'site.config.ts': `redirects: [\n${source}\n]`,
    'content/latest/faq/general.md': `---\ntitle: FAQ\nredirect_from: [${redirectFrom.join(', ')}]\n---\n`,
  };
  const redirects = collectRedirects(model, entries, 'site.config.ts');
  return checkRedirects(redirects, model, inputs, (file) => texts[file] ?? '').map(
    ({ file, line, message, hint, severity }) => `${severity} ${file}:${line} ${message} ${hint}`,
  );
}

it('RT-24 the redirect check accepts redirects to pages, files, anchors and other hosts', () => {
  const pages = { '/a': '/faq/general', '/b/': '/faq/general#why', '/c.html': '/help', '/f': '/' };
  const others = { '/d': 'https://ohif.org/', '/e': '/logo.svg' };
  expect(check({ ...pages, ...others }, ['/old/faq', '/older'])).toEqual([]);
});

const remedy = 'Remove the redirect, or move the page or file.';

it.each<[Record<string, string>, string]>([
  [{ '/help': '/' }, `"/help" is redirected, but is a page. ${remedy}`],
  [{ '/faq/general/': '/' }, `"/faq/general" is redirected, but is a page. ${remedy}`],
  [{ '/logo.svg': '/' }, `"/logo.svg" is redirected, but is a file in public/. ${remedy}`],
  [
    { '/a': '/faq/generl' },
    '"/a" leads to "/faq/generl", which is neither a page nor a file in public/. Did you mean "/faq/general"?',
  ],
  [{ '/a': '/a/' }, 'The redirects form a loop: /a → /a/. Redirect one of the addresses to a page.'],
])('RT-24 the redirect check reports the mistake in %o', (table, message) => {
  expect(check(table)).toEqual([`error site.config.ts:2 ${message}`]);
});

it('RT-24 the redirect check names the final address of a chain, and all addresses of a loop', () => {
  expect(check({ '/a': '/b#x', '/b': '/c', '/c': '/help' })).toEqual([
    'error site.config.ts:2 The redirect leads to another redirect: /a → /b → /c → /help. Redirect it to "/help" directly.',
    'error site.config.ts:3 The redirect leads to another redirect: /b → /c → /help. Redirect it to "/help" directly.',
  ]);
  expect(check({ '/a': '/b', '/b': '/c', '/c': '/a' })).toEqual([
    'error site.config.ts:2 The redirects form a loop: /a → /b → /c → /a. Redirect one of the addresses to a page.',
    'error site.config.ts:3 The redirects form a loop: /b → /c → /a → /b. Redirect one of the addresses to a page.',
    'error site.config.ts:4 The redirects form a loop: /c → /a → /b → /c. Redirect one of the addresses to a page.',
  ]);
  expect(check({ '/a': '/b', '/b': 'https://ohif.org/' })).toEqual([
    'error site.config.ts:2 The redirect leads to another redirect: /a → /b → https://ohif.org/. Redirect it to "https://ohif.org/" directly.',
  ]);
});

it('RT-24 the redirect check reports the second of two redirects from one address, at its line', () => {
  expect(check({ '/old': '/help' }, ['/older', '/old'])).toEqual([
    'error content/latest/faq/general.md:3 "/old" leads to "/faq/general" here, and to "/help" in site.config.ts. Keep only one of the two redirects.',
  ]);
});

it('RT-24 VER-16 an old address in the front matter of a page is relative to the version of the page', () => {
  const frontmatter = { redirect_from: ['/old/'] };
  const older = makeVersion([makeDoc('faq/general.md', { frontmatter }, olderConfig)], [], olderConfig);
  const latest = makeVersion([makeDoc('faq/general.md', { frontmatter })]);
  const found = collectRedirects(makeModel([latest, older]), [], 'site.config.ts');
  expect(Object.fromEntries(found.map(({ from, to }) => [from, to]))).toEqual({
    '/old': '/faq/general',
    '/3.9/old': '/3.9/faq/general',
  });
});
