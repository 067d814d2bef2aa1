import { beforeEach, expect, it } from 'vitest';
import { importDocusaurusSite } from '@/tools/docusaurus/content-source';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { compileBody } from '@/lib/mdx/compile';
import { getDoc, getVersion } from '@/tests/support/get-version';
import { useFolder } from '@/tests/support/use-folder';

const images = ['static/img/a.png', 'assets/img/b.png', 'docs/faq/c.png'];
const { at, write } = useFolder();

beforeEach(() => {
  for (const name of ['docs/faq/general.md', ...images]) write(name, '# Page\n');
  write(
    'docusaurus.config.js',
    "module.exports = { title: 'T', baseUrl: '/', staticDirectories: ['static', 'assets'], presets: [['classic', { docs: { routeBasePath: '/' } }]] };\n",
  );
});

/** What the page `faq/general.md` refers to with this text. */
async function read(body: string) {
  const version = getVersion(importDocusaurusSite(at()).model, 'current');
  const doc = getDoc(version, 'faq/general');
  const { links, images: found, problems } = await compileBody(body, [], doc.extension);
  expect(problems).toEqual([]);
  return {
    links: links.map(({ href }) => resolveDocLink(doc, href, version)),
    images: found.map(({ href }) => href),
  };
}

it('BLD-07 a file that nothing has is still missing', async () => {
  expect((await read('[x](nope.md)')).links).toMatchObject([{ kind: 'missing', href: 'nope.md' }]);
});

it.each([
  ['![a](/img/a.png)', '../../static/img/a.png'],
  ['![a][1]\n\n[1]: /img/b.png', '../../assets/img/b.png'],
  ['<img src="/img/b.png" alt="b" />', '../../assets/img/b.png'],
  ['<img src={useBaseUrl(\'img/a.png\')} alt="a" />', '../../static/img/a.png'],
  ['<img src={require(\'@site/docs/faq/c.png\').default} alt="c" />', './c.png'],
  ['import b from \'@site/assets/img/b.png\';\n\n<img src={b} alt="b" />', '../../assets/img/b.png'],
  ['![c](./c.png)', './c.png'],
  ['![none](/img/none.png)', '../../static/img/none.png'],
  ['![far](https://example.org/a.png)', 'https://example.org/a.png'],
])('BLD-09 the picture of %s is %s', async (body, file) => {
  expect((await read(body)).images).toEqual([file]);
});
