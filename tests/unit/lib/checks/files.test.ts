import { expect, it } from 'vitest';
import { checkFiles, checkForeignHosts } from '@/lib/checks/files';
import type { CheckInputs } from '@/lib/checks/types';
import { getUrlUse } from '@/lib/mdx/url-attributes';
import { makeCompiled, makeDoc, makeSite } from '@/tests/support/make-model';

const place = { line: 3, column: 7 };
const besidePage = ['content/latest/faq/a b.mp4', 'content/latest/faq/p.png'];
const known = new Set([...besidePage, 'public/files/a.pdf', 'public/img/a.png']);
const inputs: Partial<CheckInputs> = {
  fileExists: (file) => known.has(file),
  pageRoutes: ['/components'],
  allowedHosts: { frame: ['https://*.video.example.org'], image: ['https://img.example.org'] },
};
function findIn(check: typeof checkFiles, parts: Parameters<typeof makeCompiled>[0], image?: string) {
  const keys = { frontmatter: image ? { image } : {}, keyLines: { image: 2 } };
  const site = makeSite([makeDoc('faq/general.md', { bodyLine: 5, ...keys })], [makeCompiled(parts)], inputs);
  return check(site).map(({ rule, line, hint }) => `${line} ${rule}: ${hint}`);
}
const file = (href: string, [element, attribute]: [string, string]) => ({
  href,
  use: getUrlUse(element, attribute) ?? 'link',
  ...place,
});

it.each([
  ['a file beside the page', './a%20b.mp4'],
  ['a file in public/', '/files/a.pdf#page=2'],
  ['a page of the site', '/components'],
  ['a page by its file', './general.md'],
  ['a fragment', '#icon'],
  ['another host', 'https://x.test/a'],
])('BLD-09 the content check accepts %s as the address in an attribute', (_what, href) => {
  expect(findIn(checkFiles, { files: [file(href, ['iframe', 'src'])] })).toEqual([]);
});

it.each(['a.mp4', '/files/b.pdf', './A%20b.mp4', '/nope'])(
  'BLD-09 the content check reports the missing file %s',
  (href) => {
    const report = '7 missing-file: Correct the path, which is case-sensitive, or add the file.';
    expect(findIn(checkFiles, { files: [file(href, ['video', 'src'])] })).toEqual([report]);
  },
);

const previews = ['./p.png', 'p.png', '/img/a.png', 'img/a.png', 'https://x.test/a.png'];

it.each(previews)('SH-06 the content check accepts %s as a preview image', (image) => {
  expect(findIn(checkFiles, {}, image)).toEqual([]);
});

it('SH-06 the content check reports a missing preview image at the line of its key', () => {
  expect(findIn(checkFiles, {}, './q.png')).toMatchObject([expect.stringMatching(/^2 missing-file/)]);
});

it.each([
  ['https://img.example.org/a.svg', 'img', 'src'],
  ['https://www.video.example.org/1', 'iframe', 'src'],
  ['data:image/png;base64,AA', 'img', 'srcSet'],
  ['https://docs.ohif.org/a.mp4', 'video', 'src'],
  ['https://x.test/a', 'a', 'href'],
])('SC-09 the content check of other hosts accepts %s in <%s %s>', (href, element, attribute) => {
  expect(findIn(checkForeignHosts, { files: [file(href, [element, attribute])] })).toEqual([]);
});

it.each([
  ['https://x.test/a.svg', 'img', 'src', 'image'],
  ['//x.test/a.mp4', 'source', 'src', 'media'],
  ['https://x.test/a.webp', 'source', 'srcset', 'image'],
  ['https://x.test/embed', 'iframe', 'src', 'frame'],
  ['https://x.test/a.pdf', 'object', 'data', 'object'],
  ['https://x.test/send', 'form', 'action', 'form'],
  ['https://x.test/a.js', 'script', 'src', 'script'],
])(
  'SC-09 the content check of other hosts reports %s in <%s %s> and how to allow it',
  (href, element, attribute, use) => {
    const hint = `Save it as a file beside the page, link to it, or add "https://x.test" to "allowedHosts.${use}" in site.config.ts.`;
    const found = findIn(checkForeignHosts, { files: [file(href, [element, attribute])] });
    expect(found).toEqual([`7 foreign-host: ${hint}`]);
  },
);

it('SC-09 the content check reports a Markdown image on another host and a video in a data URL', () => {
  expect(findIn(checkForeignHosts, { images: [{ href: 'https://x.test/a.svg', ...place }] })).toHaveLength(1);
  const found = findIn(checkForeignHosts, { files: [file('data:video/mp4;base64,AA', ['video', 'src'])] });
  expect(found).toEqual(['7 foreign-host: Save it as a file beside the page.']);
});
