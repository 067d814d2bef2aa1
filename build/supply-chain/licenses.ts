import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package with the license under which it is published. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression from the package's manifest. */
  license: string;
  /** Text of its license file; empty if it has none. */
  text: string;
}

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

/** Packages that only build the site, but of whose files parts become part of it. */
const copiedPackages = new Set(['tailwindcss']);

const licenseFile = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

function readLicenseText(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && licenseFile.test(entry.name),
  );
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8'));
  return texts
    .toSorted()
    .map((text) => text.replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/**
 * Lists the packages whose code can be part of the published site, with their licenses: all runtime dependencies
 * without the optional ones, which are native programs for the build.
 * @param root project root, with installed packages
 * @throws Error if a package is not installed or its manifest names no license
 */
export function readLicenses(root = '.'): LicensedPackage[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(lock.packages).flatMap(([path, { version, license, dev, optional, devOptional }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || ((dev || optional || devOptional) && !copiedPackages.has(path.slice(13)))) return [];
    if (!license)
      throw new Error(`${name} names no license in its package.json. Ask its authors, or replace it.`);
    return [{ name, version, license, text: readLicenseText(join(root, path)) }];
  });
}

/** Formats licenses as plain text. Packages with the same license text are listed together above it. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const groups = new Map<string, LicensedPackage[]>();
  for (const entry of packages) {
    const key = entry.text || `No license file. License according to package.json: ${entry.license}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const line = '-'.repeat(80);
  const sections = [...groups].map(([text, entries]) => {
    const names = entries.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${line}\n${names.join('\n')}\n${line}\n\n${text}\n`;
  });
  return `Licenses of the packages whose code is part of this site.\n\n${sections.join('\n')}`;
}
