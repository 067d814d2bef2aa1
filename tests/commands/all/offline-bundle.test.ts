import { generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { hasAnswers } from '@/lib/routing/has-answers';
import { getSha256 } from '@/tools/offline/manifest';
import { startHost } from '@/tests/support/hosts';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';
import type { RunningServer } from '@/tools/programs/start-server';
import { expectAddress, expectVisible, openReady } from './engines/engine-page';
import { openPuppeteerPage } from './engines/puppeteer-page';
import { bundleSite, copyNames, type BundledSite } from './offline-copies';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');

let bundled: BundledSite;
beforeAll(() => {
  const keyFolder = makeFolder();
  const keyFile = join(keyFolder, 'key.pem');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  bundled = bundleSite('--no-clips', '--key', keyFile);
  removeFolder(keyFolder);
});
afterAll(() => bundled?.remove());

const readSums = () =>
  copyNames.map((name) => getSha256(readFileSync(join(bundled.out, 'downloads', `${name}.zip`))));

describe('npm run bundle', () => {
  it('writes the offline copies of all versions in under 60 s, together smaller than 30 MB', () => {
    const bytes = copyNames.map((name) => statSync(join(bundled.out, 'downloads', `${name}.zip`)).size);
    console.log(
      `Offline copies: ${bytes.map((size) => (size / 1e6).toFixed(1)).join(' + ')} MB, ${bundled.seconds.toFixed(0)} s`,
    );
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(30e6);
    expect(bundled.seconds).toBeLessThan(60);
  });

  it.each(copyNames)('the offline copy %s has a signed list with the checksum of every file', (name) => {
    const manifest = readFileSync(join(bundled.folder, name, 'SHA256SUMS'));
    const listed = manifest
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string]);
    for (const [sum, file] of listed)
      expect([file, getSha256(readFileSync(join(bundled.folder, name, file)))]).toEqual([file, sum]);
    const others = Object.keys(bundled.readZip(name)).map((file) => file.slice(name.length + 1));
    expect(others.filter((file) => !listed.some(([, known]) => known === file))).toEqual([
      'SHA256SUMS',
      'SHA256SUMS.sig',
    ]);
    expect(
      verify(null, manifest, publicKey, readFileSync(join(bundled.folder, name, 'SHA256SUMS.sig'))),
    ).toBe(true);
  });

  it('leaves video clips out only on request, and writes identical zips if it runs again', () => {
    const listClips = () =>
      Object.keys(bundled.readZip(copyNames[0])).filter((file) => file.endsWith('.webm'));
    expect(listClips()).toEqual([]);
    bundled.bundle();
    expect(listClips().length).toBeGreaterThan(5);
    const sums = readSums();
    bundled.bundle();
    expect(readSums()).toEqual(sums);
  });
});

describe('the page /versions', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startHost('npm start', bundled.out);
  });
  afterAll(() => server?.stop());

  it('contains the size and the checksum of each offline copy in its HTML', () => {
    const html = readFileSync(join(bundled.out, 'versions.html'), 'utf8').replaceAll('<wbr>', '');
    for (const sum of readSums()) expect(html).toMatch(new RegExp(`\\d MB[^.]*${sum}`));
  });

  it('links to both offline copies after a page load, after Back, and after a client navigation', async () => {
    const page = await openPuppeteerPage('chrome');
    await openReady(page, `${server.origin}/versions`);
    await expectVisible(page, 'a[download]', 2);
    await page.click('main a[href="/help"]');
    await expectAddress(page, '/help');
    await page.back();
    await expectVisible(page, 'a[download]', 2);
    await openReady(page, `${server.origin}/changes`);
    await page.click('main a[href="/versions"]');
    await expectVisible(page, 'a[download]', 2);
    expect(await page.takeFaults()).toEqual([]);
    await page.close();
  });
});

/** Lists the addresses of all links and files in the HTML of a page. */
const listAddresses = (html: string) =>
  [...html.matchAll(/<[a-z][^<>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
  );

describe.each(copyNames)('the pages of the offline copy %s', (name) => {
  it('link only to files and headings that exist in the copy, or to other hosts', () => {
    const root = join(bundled.folder, name);
    const pages = listFiles(root).filter((file) => file.endsWith('.html'));
    const htmlOf = new Map(pages.map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')]));
    const broken = [...htmlOf].flatMap(([file, html]) =>
      listAddresses(html).filter((address) => {
        const url = new URL(address, pathToFileURL(file));
        if (url.protocol !== 'file:') return false;
        const target = fileURLToPath(url.href.replace(/[?#].*$/, ''));
        const id = decodeURIComponent(url.hash.slice(1));
        const isPlace = id !== '' && !hasAnswers(url.hash);
        return !existsSync(target) || (isPlace && !htmlOf.get(target)?.includes(` id="${id}"`));
      }),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(broken).toEqual([]);
  });
});
