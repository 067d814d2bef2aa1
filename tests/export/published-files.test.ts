import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listExportedFiles } from '@/lib/checks/export/served-files';
import { outDirs } from '../support/exported-site';
import type { BuildManifest } from '@/build/manifest/build-manifest';

const { dependencies, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  version: string;
};

interface Component {
  name: string;
  purl: string;
  properties: { name: string }[];
}

describe.each(outDirs)('files that describe the built site in %s', (outDir) => {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

  it('build-manifest.json contains commit, versions and the hash of every other file', () => {
    const manifest = JSON.parse(read('build-manifest.json')) as BuildManifest;
    expect(manifest.commit === null || /^[0-9a-f]{7,40}(-dirty)?$/.test(manifest.commit)).toBe(true);
    expect(manifest.versions).toMatchObject({ site: version, node: process.version });
    const files = listExportedFiles(outDir).filter((file) => file !== 'build-manifest.json');
    expect(Object.keys(manifest.files)).toEqual(files);
    const wrong = files.filter((file) => {
      const hash = createHash('sha256').update(readFileSync(join(outDir, file)));
      return hash.digest('hex') !== manifest.files[file];
    });
    expect(wrong).toEqual([]);
  });

  it('sbom.cdx.json is a CycloneDX document of all packages, and marks those that only build the site', () => {
    const sbom = JSON.parse(read('sbom.cdx.json')) as { bomFormat: string; components: Component[] };
    expect(sbom.bomFormat).toBe('CycloneDX');
    const published = sbom.components.filter(({ properties }) =>
      properties.every(({ name }) => name !== 'cdx:npm:package:development'),
    );
    expect(published.length).toBeLessThan(sbom.components.length / 2);
    expect(published.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(sbom.components.find(({ name }) => name === 'sharp')?.purl).toMatch(/^pkg:npm\/sharp@/);
    expect(read('sbom.cdx.json')).not.toMatch(/timestamp|serialNumber/);
  });

  it('third-party-licenses.txt names every runtime dependency', () => {
    const text = read('third-party-licenses.txt');
    expect(Object.keys(dependencies).filter((name) => !text.includes(`\n${name} `))).toEqual([]);
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('.well-known/security.txt has a contact and an expiry date', () => {
    const text = read('.well-known/security.txt');
    expect(text).toMatch(/^Contact: https:/m);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/m);
  });
});
