import { expect, it } from 'vitest';
import { checkRedirects } from '@/lib/checks/redirects';
import { collectRedirects } from '@/lib/docs/redirects';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const surrounding = { fileExists: (file: string) => file === 'public/logo.svg', pageRoutes: ['/help'] };

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
  return checkRedirects(redirects, model, surrounding, (file) => texts[file] ?? '').map(
    ({ file, line, message, hint, severity }) => `${severity} ${file}:${line} ${message} ${hint}`,
  );
}

it('RT-24 redirects to pages, files, places on pages and other hosts are right', () => {
  const table = {
    '/a': '/faq/general',
    '/b/': '/faq/general#why',
    '/c.html': '/help',
    '/d': 'https://ohif.org/',
    '/e': '/logo.svg',
    '/f': '/',
  };
  expect(check(table, ['/old/faq', '/older'])).toEqual([]);
});

it.each([
  [
    { '/help': '/' },
    'error site.config.ts:2 "/help" leads elsewhere, but is a page. Take the redirect out, or move what stands there.',
  ],
  [
    { '/faq/general/': '/' },
    'error site.config.ts:2 "/faq/general" leads elsewhere, but is a page. Take the redirect out, or move what stands there.',
  ],
  [
    { '/logo.svg': '/' },
    'error site.config.ts:2 "/logo.svg" leads elsewhere, but is a file in public/. Take the redirect out, or move what stands there.',
  ],
  [
    { '/a': '/faq/generl' },
    'error site.config.ts:2 "/a" leads to "/faq/generl", which is neither a page nor a file in public/. Did you mean "/faq/general"?',
  ],
  [
    { '/a': '/a/' },
    'error site.config.ts:2 The redirect goes round: /a → /a/. Let one of them lead to a page.',
  ],
])('RT-24 %o is a fault', (table, message) => {
  expect(check(table as Record<string, string>)).toEqual([message]);
});

it('RT-24 a chain names the address to take, and a loop all that are in it', () => {
  expect(check({ '/a': '/b#x', '/b': '/c', '/c': '/help' })).toEqual([
    'error site.config.ts:2 The redirect leads to another one: /a → /b → /c → /help. Let it lead to "/help" itself.',
    'error site.config.ts:3 The redirect leads to another one: /b → /c → /help. Let it lead to "/help" itself.',
  ]);
  expect(check({ '/a': '/b', '/b': '/c', '/c': '/a' })).toEqual([
    'error site.config.ts:2 The redirect goes round: /a → /b → /c → /a. Let one of them lead to a page.',
    'error site.config.ts:3 The redirect goes round: /b → /c → /a → /b. Let one of them lead to a page.',
    'error site.config.ts:4 The redirect goes round: /c → /a → /b → /c. Let one of them lead to a page.',
  ]);
  expect(check({ '/a': '/b', '/b': 'https://ohif.org/' })).toEqual([
    'error site.config.ts:2 The redirect leads to another one: /a → /b → https://ohif.org/. Let it lead to "https://ohif.org/" itself.',
  ]);
});

it('RT-24 an address with two targets is a fault of the second, at its line in the page', () => {
  expect(check({ '/old': '/help' }, ['/older', '/old'])).toEqual([
    'error content/latest/faq/general.md:3 "/old" leads to "/faq/general" here, and to "/help" in site.config.ts. Keep one of them.',
  ]);
});

it('RT-24 VER-16 an old address that a page names is one below its version', () => {
  const frontmatter = { redirect_from: ['/old/'] };
  const older = makeVersion([makeDoc('faq/general.md', { frontmatter }, olderConfig)], [], olderConfig);
  const latest = makeVersion([makeDoc('faq/general.md', { frontmatter })]);
  const found = collectRedirects({ versions: [latest, older] }, [], 'site.config.ts');
  expect(found.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '/old → /faq/general',
    '/3.9/old → /3.9/faq/general',
  ]);
});
