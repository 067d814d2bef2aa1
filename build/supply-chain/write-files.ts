import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@/lib/content/types';
import { site } from '@/lib/site/config';
import { formatLicenses, readLicenses } from './licenses';
import { buildSbom } from './sbom';
import { checkSecurityContact, formatSecurityTxt } from './security-txt';

/** Address of `security.txt`, which finders of vulnerabilities look for at the root of a host. */
const securityTxt = '/.well-known/security.txt';

/**
 * Writes into an export what says where its code comes from: `sbom.cdx.json`, `third-party-licenses.txt` and, if the
 * site is at the root of its host, `.well-known/security.txt`.
 * @param commitDate date of the built commit in ISO 8601 format; null if unknown
 * @returns a warning if the security contact expires soon
 * @throws Error if a package is not installed, names no license, or is not locked
 */
export async function writeSupplyChainFiles(outDir: string, commitDate: string | null): Promise<Problem[]> {
  const { url, baseUrl, security } = site;
  writeFileSync(join(outDir, 'sbom.cdx.json'), await buildSbom());
  writeFileSync(join(outDir, 'third-party-licenses.txt'), formatLicenses(readLicenses()));
  if (security === null || baseUrl !== '/') return [];
  const file = join(outDir, securityTxt);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatSecurityTxt(security, `${url}${securityTxt}`));
  if (commitDate === null) return [];
  return checkSecurityContact(security, readFileSync('site.config.ts', 'utf8'), commitDate);
}
