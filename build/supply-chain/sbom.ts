import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { createDiskCache } from '@/lib/content/disk-cache';

/** The keys of a CycloneDX document that this module changes. */
interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: { name: string } };
}

/** Changes whenever the result of `cleanSbom` changes, so that cached results are ignored. */
const cacheVersion = '2';

/**
 * Removes from an SBOM what differs between two runs of npm for the same packages: a random number, the time and the
 * version of npm. Replaces the name of the project folder with the name of the project.
 */
export function cleanSbom<T extends Sbom>(sbom: T, name: string): T {
  const { serialNumber: _number, ...rest } = sbom;
  const { timestamp: _time, tools: _tools, ...metadata } = sbom.metadata;
  return { ...rest, metadata: { ...metadata, component: { ...metadata.component, name } } } as T;
}

/**
 * Lists all locked packages as a CycloneDX document, with versions, licenses, hashes and dependencies. Packages that
 * only build or test the site have the property `cdx:npm:package:development`. Cached in `.cache/sbom`.
 * @returns JSON with a line break at its end
 * @throws Error with npm's message if `package-lock.json` does not match `package.json`
 */
export async function buildSbom(): Promise<string> {
  const manifest = readFileSync('package.json', 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  const cached = createDiskCache<string>('.cache/sbom', cacheVersion);
  return cached([manifest, readFileSync('package-lock.json', 'utf8')], async () => {
    const args = [
      'sbom',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      '--package-lock-only',
      '--include=dev',
    ];
    const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 2 ** 26 });
    return `${JSON.stringify(cleanSbom(JSON.parse(stdout) as Sbom, name))}\n`;
  });
}
