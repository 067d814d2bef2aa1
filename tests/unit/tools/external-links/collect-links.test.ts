import { expect, it } from 'vitest';
import { collectExternalLinks, findUrls, toRequestableUrl } from '@/tools/external-links/collect-links';
import { makeCompiled, makeDoc, makeModel, makeVersion } from '@/tests/support/make-model';
import { runScript } from '@/tests/support/run-script';

it.each([
  ['https://ohif.org', 'https://ohif.org/'],
  ['https://ohif.org/a?b#c', 'https://ohif.org/a?b'],
  ['//ohif.org/a', 'https://ohif.org/a'],
])('BLD-03 the external link check requests the address %s as %s', (href, url) =>
  expect(toRequestableUrl(href)).toBe(url),
);

it('BLD-03 the external link check skips links within the site, other schemes, local networks and example domains', () => {
  const others = ['/faq', '#x', 'mailto:a@ohif.org', 'https://'];
  const local = ['http://localhost:3000', 'http://pacs:8042', 'http://127.0.0.1/x', 'http://192.168.1.4'];
  local.push('http://172.20.0.2/', 'http://[::1]:80/', 'https://idp.internal/x');
  const examples = ['https://docs.example.org', 'https://example.com/x'];
  const wrong = [...others, ...local, ...examples].filter((href) => toRequestableUrl(href) !== null);
  expect(wrong).toEqual([]);
});

it('BLD-01 the external link check lists each address once, with line and column of each use', () => {
  const doc = makeDoc('a.md', { bodyLine: 5 });
  const links = [
    { href: 'https://ohif.org/x#a', line: 1, column: 4 },
    { href: 'https://ohif.org/x#b', line: 3, column: 1 },
    { href: './b.md', line: 4, column: 1 },
  ];
  const images = [{ href: 'https://ohif.org/logo.png', line: 7, column: 2 }];
  const compiled = new Map([[doc.file, makeCompiled({ links, images })]]);
  const files = { 'site.config.ts': "a\n  href: 'https://ohif.org/x',\n" };
  expect(collectExternalLinks(makeModel([makeVersion([doc])]), compiled, files)).toEqual([
    {
      url: 'https://ohif.org/x',
      uses: [
        { file: 'content/latest/a.md', line: 5, column: 4 },
        { file: 'content/latest/a.md', line: 7, column: 1 },
        { file: 'site.config.ts', line: 2, column: 10 },
      ],
    },
    { url: 'https://ohif.org/logo.png', uses: [{ file: 'content/latest/a.md', line: 11, column: 2 }] },
  ]);
});

it('BLD-01 the external link check ignores addresses that code composes, and addresses in comments', () => {
  expect(findUrls('a.ts', 'const a = `https://${host}/x`; // see https://ohif.org')).toEqual([]);
});

it('BLD-01 npm run check:external does not run in continuous integration', () => {
  const { status, stderr } = runScript('scripts/check-external.ts', [], { CI: 'true' });
  expect(stderr).toContain('does not run in continuous integration');
  expect(status).toBe(2);
});
