import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { knownLines } from '@/lib/deploy-tools/config/data/lines';
import { checkShippedConfigs } from '@/tools/viewer/shipped-configs';
import { useFolder } from '@/tests/support/use-folder';

const folder = useFolder();

const version2 = ['idc.js', 'public_dicomweb.js'];

/** What is true about config files that come with the viewer, as read in its source. */
const judged: Readonly<Record<string, readonly string[]>> = {
  // Several DICOMweb sources in one file have the same name, under which metadata is cached.
  'duplicate-cache-name': 'customization default e2e kheops local_static multiple netlify'
    .split(' ')
    .map((name) => `${name}.js`),
  'source-key-at-top': ['default_16bit.js'],
  'version-2-key': version2,
  'missing-extensions': version2,
  'missing-modes': version2,
  'missing-data-sources': version2,
  'study-list-off': ['idc.js'],
  'oidc-old-key': ['google.js', 'idc.js'],
  'google-picker': ['google.js'],
  'password-in-config': ['local_dcm4chee.js'],
  'customization-by-id': ['multiple.js'],
  'duplicate-key': ['local_orthanc.js'],
};

it.each(knownLines)(
  'the config checker reports only mistakes judged to be true in the config files of viewer %s',
  (line) => {
    const text = readFileSync(`content/checks/viewer-configs-${line}.json`, 'utf8');
    const found = JSON.parse(text) as Record<string, string[]>;
    expect(Object.keys(found).length).toBeGreaterThan(20);
    const others = Object.entries(found).flatMap(([file, findings]) =>
      findings
        .filter((finding) => !judged[finding.split(' ')[1] ?? '']?.includes(file))
        .map((finding) => `${file}: ${finding}`),
    );
    expect(others).toEqual([]);
  },
);

it('checking a checkout of the viewer lists the findings of each of its config files', () => {
  folder.write(
    'platform/app/public/config/bad.js',
    'window.config = {\n  extensions: [], modes: [], showStudyList: true };',
  );
  expect(checkShippedConfigs(folder.at(), '3.10')).toEqual({ 'bad.js': ['1 missing-data-sources'] });
  expect(checkShippedConfigs(folder.at(), '2.0')).toEqual({});
});
