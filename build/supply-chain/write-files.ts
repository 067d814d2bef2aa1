import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import type { SiteConfig } from '@/lib/site/schema';
import { formatLicenses, readLicenses } from './licenses';
import { buildSbom } from './sbom';
import { checkSecurityContact, formatSecurityTxt } from './security-txt';

/** Address of `security.txt`, which finders of vulnerabilities look for at the root of a host. */
const securityTxt = '/.well-known/security.txt';

interface SupplyChainOptions {
  /** Folder of the export. */
  outDir: string;
  /** Project root, with installed packages. */
  root: string;
  site: Pick<SiteConfig, 'url' | 'baseUrl' | 'security'>;
  /** Date of the built commit in ISO 8601 format; null if unknown. */
  commitDate: string | null;
}

/**
 * Writes into an export what says where its code comes from: `sbom.cdx.json`, `third-party-licenses.txt` and, if the
 * site is at the root of its host, `.well-known/security.txt`.
 * @returns a warning if the security contact expires soon
 * @throws Error if a package is not installed, names no license, or is not locked
 */
export async function writeSupplyChainFiles(options: SupplyChainOptions): Promise<Problem[]> {
  const { outDir, root, site, commitDate } = options;
  const { url, baseUrl, security } = site;
  writeFileSync(join(outDir, 'sbom.cdx.json'), await buildSbom(root));
  writeFileSync(join(outDir, 'third-party-licenses.txt'), formatLicenses(readLicenses(root)));
  if (security === null || baseUrl !== '/') return [];
  const file = join(outDir, securityTxt);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatSecurityTxt(security, `${url}${securityTxt}`));
  if (commitDate === null) return [];
  return checkSecurityContact(security, readFileSync(join(root, 'site.config.ts'), 'utf8'), commitDate);
}
