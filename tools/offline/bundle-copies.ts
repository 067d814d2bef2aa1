import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import type { SiteConfig } from '@/lib/site/schema';
import { getReleaseLine } from '@/lib/site/release-line';
import { buildOfflineScript } from './build-script';
import { collectCopyFiles, readFinishedSite } from './collect-files';
import { downloadsFolder, type OfflineZip } from './link-copies';
import { createManifest, getSha256, manifestFile, signatureFile, signText } from './manifest';

export interface BundleOptions {
  /** Folder of the finished export; the zips are written to its folder `downloads`. */
  outDir: string;
  basePath: string;
  config: Pick<SiteConfig, 'title' | 'url' | 'versions'>;
  withClips: boolean;
  /** Private key as PEM that signs the manifests; null for copies without a signature. */
  key: string | null;
}

/** Matches the names of files that are compressed already. */
const compressedExtension = /\.(?:webp|webm|png|jpe?g|woff2)$/;
/** Time of all files in a zip, so that the same export gives the same zip. It is the earliest that the format allows. */
const mtime = new Date(1980, 0, 1);

const readme = (
  title: string,
  label: string,
  url: string,
  isSigned: boolean,
) => `${title} documentation ${label}, offline copy

Open index.html in a browser. Links to pages that are not part of this copy lead to ${url}.

To check that no file was changed, run: sha256sum -c ${manifestFile}
${isSigned ? `${signatureFile} is the signature of ${manifestFile}.\n` : ''}`;

function createZip(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [file, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const level = compressedExtension.test(file) ? 0 : 9;
    entries[`${folder}/${file}`] = [typeof content === 'string' ? Buffer.from(content) : content, { level }];
  }
  return zipSync(entries, { mtime });
}

/**
 * Writes an offline copy of each version: a zip of pages that work from `file://`, without a network or a server. The
 * same export gives the same zips, unless the key signs with random numbers (ECDSA).
 * @throws Error if there is no finished export, or if the key cannot sign
 */
export async function bundleCopies(options: BundleOptions): Promise<OfflineZip[]> {
  const { outDir, basePath, config, withClips, key } = options;
  const site = readFinishedSite(outDir, basePath, config);
  const script = await buildOfflineScript();
  const target = join(outDir, downloadsFolder);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(target).filter((file) => file.endsWith('.zip'))) rmSync(join(target, name));
  return config.versions.map((version) => {
    const { label } = version;
    const files = collectCopyFiles(site, version, script, withClips);
    files.set('README.txt', readme(config.title, label, config.url, key !== null));
    const manifest = createManifest(files);
    files.set(manifestFile, manifest);
    if (key !== null) files.set(signatureFile, signText(manifest, key));
    const name = `${config.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-docs-${getReleaseLine(label)}`;
    const zip = createZip(name, files);
    writeFileSync(join(target, `${name}.zip`), zip);
    return { label, file: `${name}.zip`, bytes: zip.length, sha256: getSha256(zip), isSigned: key !== null };
  });
}
