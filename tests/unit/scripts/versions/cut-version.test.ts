import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readSiteModel } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { getDocNavigation } from '@/lib/docs/doc-navigation';
import { compileBody } from '@/lib/mdx/compile';
import { buildVersions } from '@/lib/site/build-versions';
import type { SiteConfig } from '@/lib/site/schema';
import { cutVersion, findImagesOutsideVersion, type CutOptions } from '@/scripts/versions/cut-version';
import siteConfig from '@/site.config';
import { latestConfig, servedFixtures } from '@/tests/support/make-model';
import { setUpVersionRepository } from '@/tests/support/version-repository';

const project = setUpVersionRepository();

const { docs } = siteConfig;
const build = (versions: SiteConfig['versions']) =>
  readSiteModel({
    site: { versions, docs },
    root: project.root,
    contentDir: 'content',
    includeDrafts: false,
  });

const cut = (options: Partial<CutOptions> = {}) =>
  cutVersion({
    root: project.root,
    name: '3.10',
    next: '3.11.0',
    since: '2026-11',
    listed: project.listed,
    maintained: false,
    findImagesOutsideVersion: () => Promise.resolve([]),
    verify: () => Promise.resolve(),
    ...options,
  });

/** Returns the sidebar and the compiled pages of a version with their navigation. */
async function readPages(versions: SiteConfig['versions'], name: string) {
  const model = build(versions);
  const version = getVersion(model, name);
  const pages = [];
  for (const doc of version.docs) {
    const around = getDocNavigation(model, version, doc, { breadcrumbs: true });
    pages.push({ doc, compiled: await compileBody(doc.body), around });
  }
  return structuredClone({ sidebar: version.sidebar, pages });
}

const write = (file: string) => () => project.write(file, '# Edited\n');

const notFirst = (release: string) => `"${release}" is not the first release of another line`;
const breakGit = () => project.git('config', 'core.repositoryformatversion', '99');
const commit = (message: string) => project.git('commit', '--quiet', '--all', '--message', message);

/** Cases that are rejected, with options of the command, the message, and a preparation. */
const refusals: [what: string, Partial<CutOptions>, message: string | RegExp, prepare?: () => void][] = [
  ['a release line that is not the latest', { name: '3.9' }, 'The latest version describes 3.10'],
  ['an invalid next release', { next: 'next' }, notFirst('next')],
  ['a next release of the same line', { next: '3.10.5' }, notFirst('3.10.5')],
  ['a next release of a served line', { next: '3.9.4' }, notFirst('3.9.4')],
  ['a month that does not exist', { since: '2026-13' }, '"2026-13" is not a month'],
  [
    'a README that names other versions',
    {},
    'README.md does not contain "version 3.10.2 at `/` and the frozen version 3.9 at `/3.9`"',
    () => {
      project.write('README.md', '# Docs\n');
      commit('README');
    },
  ],
  ['files that already exist', {}, 'content/3.10 already exists. Remove it', write('content/3.10/old.md')],
  ['an edited page', {}, /Commit or stash first:[^]*latest\/README\.md/, write('content/latest/README.md')],
  ['a new file', {}, /The working tree is not clean\.[^]*latest\/new\.md/, write('content/latest/new.md')],
  ['a folder without git', {}, 'Git cannot read this folder.', breakGit],
];

it('VER-16 freezing a version copies the latest pages, categories and images, and adds routes', async () => {
  project.write('content/latest/faq/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  project.git('add', '-A');
  commit('Picture');
  const before = project.readAll();
  await cut();
  const after = project.readAll();
  const copied = Object.keys(before).filter((file) => file.startsWith('content/latest/'));
  expect(copied).toContain('content/latest/faq/picture.svg');
  for (const file of copied) {
    expect(after[file]).toBe(before[file]);
    expect(after[file.replace('/latest/', '/3.10/')]).toBe(before[file]);
  }
  const added = Object.keys(after).filter((file) => !(file in before) && !file.startsWith('content/'));
  const routes = ['[[...slug]]/page.tsx', 'error.tsx', 'layout.tsx', 'sidebar.tsx'];
  expect(added).toEqual(routes.map((file) => `app/(docs)/3.10/${file}`));
  expect(after['app/(docs)/3.10/sidebar.tsx']).toContain('@/generated/sidebar-3.10');
});

it('VER-01 VER-17 freezing a version lists the next release first, followed by the frozen version', async () => {
  const served = await cut();
  const [latest, older] = servedFixtures;
  const releaseNotes = 'https://ohif.org/release-notes/3p11/';
  const viewer = { ...latest?.viewer, release: '3.11.0', stableSince: '2026-11', releaseNotes };
  expect(served).toEqual([{ ...latest, viewer }, { ...latest, banner: 'unmaintained' }, older]);
  const { href } = pathToFileURL(join(project.root, 'versions.config.ts'));
  const { servedVersions } = (await import(/* @vite-ignore */ href)) as typeof project.listed;
  expect(servedVersions).toEqual(served);
  const built = build(buildVersions(servedVersions)).versions;
  expect(built.map(({ name, label }) => [name, label])).toEqual([
    ['current', '3.11.0 (Latest)'],
    ['3.10', '3.10'],
    ['3.9', '3.9'],
  ]);
});

it('freezing a version updates README and package files, and copies the list of facts that pages must state', async () => {
  await cut();
  const readme = '# Docs: version 3.11.0 at `/` and the frozen versions 3.10 at `/3.10` and 3.9 at `/3.9`.\n';
  expect(project.read('README.md')).toBe(readme);
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(project.read(file))).toMatchObject({ version: '3.11.0' });
  expect(project.read('content/checks/facts-3.10/guide.json')).toBe('{}\n');
});

it('VER-05 a frozen version that is still maintained shows no banner', async () => {
  expect((await cut({ maintained: true }))[1]?.banner).toBe('none');
});

it('VER-16 the pages of a frozen version stay unchanged when the latest version is edited', async () => {
  const versions = buildVersions(await cut());
  const before = await readPages(versions, '3.10');
  expect(before.pages.length).toBeGreaterThan(2);
  for (const { doc } of (await readPages(versions, 'current')).pages) {
    // Keep the id, because the banner of a frozen page links to the same doc.
    const id = doc.frontmatter.id === undefined ? '' : `id: ${doc.frontmatter.id}\n`;
    const text = `---\n${id}title: Other\n---\n\n## Other\n\nAnother text of ${doc.id}.\n`;
    project.write(doc.file, text);
  }
  project.write('content/latest/faq/_category_.json', '{ "label": "Other", "position": 9 }\n');
  project.write('content/latest/faq/added.md', '# Added\n\nNew.\n');
  const latest = await readPages(versions, 'current');
  expect(latest.pages.map(({ doc }) => doc.title)).toContain('Other');
  expect(JSON.stringify(latest.sidebar)).toContain('Added');
  expect(await readPages(versions, '3.10')).toEqual(before);
});

it.each(refusals)(
  'the command that freezes a version rejects %s and changes no file',
  async (_what, options, message, prepare = () => {}) => {
    prepare();
    const before = project.readAll();
    await expect(cut(options)).rejects.toThrow(message);
    expect(project.readAll()).toEqual(before);
  },
);

it('the command that freezes a version rejects images outside its folder, which would not be frozen', async () => {
  project.write('content/latest/README.md', '# Home\n\n![a](../shared.svg) ![b](/b.svg) ![c](./own.svg)\n');
  const model = build([latestConfig]);
  const found = await findImagesOutsideVersion(getVersion(model, 'current'), 'content/latest', compileBody);
  const images = ['content/shared.svg', 'public/b.svg'];
  expect(found).toEqual(images.map((image) => `content/latest/README.md: ${image}`));
  commit('Images');
  const refused = cut({ findImagesOutsideVersion: () => Promise.resolve(found) });
  await expect(refused).rejects.toThrow('Images outside content/latest would not be frozen.');
});

it('the command that freezes a version restores all files if the check of the result fails', async () => {
  const before = project.readAll();
  let seen: string[] = [];
  const verify = () => {
    seen = Object.keys(project.readAll()).filter((file) => file.startsWith('content/3.10/'));
    return Promise.reject(new Error('A link is broken.'));
  };
  await expect(cut({ verify })).rejects.toThrow('A link is broken.');
  expect(seen.length).toBeGreaterThan(3);
  expect(project.readAll()).toEqual(before);
  expect(existsSync(join(project.root, 'content/3.10'))).toBe(false);
  expect(project.git('status', '--porcelain')).toBe('');
});
