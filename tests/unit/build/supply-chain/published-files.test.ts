import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formatLicenses, readLicenses } from '@/build/supply-chain/licenses';
import { cleanSbom } from '@/build/supply-chain/sbom';
import { checkSecurityContact, formatSecurityTxt } from '@/build/supply-chain/security-txt';
import { useFolder } from '../../../support/use-folder';

const contact = { contact: 'https://ohif.example/report', expires: '2027-10-31' };

it('security.txt contains contact, expiry, its own address and, if configured, the rules for reporting', () => {
  const address = 'https://docs.example/.well-known/security.txt';
  const text = `Contact: https://ohif.example/report\nExpires: 2027-10-31T23:59:59Z\nCanonical: ${address}\n`;
  expect(formatSecurityTxt(contact, address)).toBe(text);
  const policy = 'https://ohif.example/rules';
  expect(formatSecurityTxt({ ...contact, policy }, address)).toContain(`\nPolicy: ${policy}\n`);
});

const config = "{\n  security: {\n    expires: '2027-10-31',\n  },\n}";
it.each([
  ['2027-08-31T12:00:00+02:00', []],
  ['2027-09-15T00:00:00Z', ['The security contact expires on 2027-10-31, 46 days after the last commit.']],
  ['2027-11-15T00:00:00Z', ['The security contact expired on 2027-10-31, before the last commit.']],
])(
  'the check of security.txt compares its expiry with the last commit (%s), and warns: %j',
  (date, messages) => {
    const problems = checkSecurityContact(contact, config, date);
    expect(problems.map(({ message }) => message)).toEqual(messages);
    expect(problems.every(({ file, line }) => file === 'site.config.ts' && line === 3)).toBe(true);
  },
);

it('the published SBOM names the project instead of its folder and has no data that differs between runs', () => {
  const component = { name: 'folder', version: '1' };
  const metadata = { timestamp: '2026-01-01', tools: [{ name: 'cli' }], component };
  const sbom = { serialNumber: 'urn:uuid:1', components: [{ name: 'react' }], metadata };
  expect(cleanSbom(sbom, 'ohif-docs')).toEqual({
    components: [{ name: 'react' }],
    metadata: { component: { name: 'ohif-docs', version: '1' } },
  });
});

const folder = useFolder();
const install = (packages: Record<string, object>) => {
  for (const path of Object.keys(packages)) mkdirSync(folder.at(path), { recursive: true });
  folder.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
};

it('the license file lists the license of each runtime dependency, and each license text once', () => {
  install({
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@x/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/c': { version: '3.0.0', license: 'ISC' },
    'node_modules/build': { version: '4.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/native': { version: '5.0.0', license: 'LGPL-3.0', optional: true },
  });
  folder.write('node_modules/a/LICENSE', 'Permission is granted.\r\n');
  folder.write('node_modules/a/node_modules/@x/b/license.md', 'Permission is granted.\n');
  const line = '-'.repeat(80);
  const parts = [
    'Licenses of the packages whose code is part of this site.\n',
    'a 1.0.0 (MIT)\n@x/b 2.0.0 (MIT)',
    '\nPermission is granted.\n',
    'c 3.0.0 (ISC)',
    '\nNo license file. License according to package.json: ISC\n',
  ];
  expect(formatLicenses(readLicenses(folder.at()))).toBe(parts.join(`\n${line}\n`));
});

it('collecting the licenses of dependencies throws if a package names no license', () => {
  install({ 'node_modules/a': { version: '1.0.0' } });
  expect(() => readLicenses(folder.at())).toThrow('a names no license in its package.json.');
});

it('all runtime dependencies of this project have a permissive license', () => {
  const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|CC-BY-4\.0|ISC|MIT)$/;
  const packages = readLicenses();
  expect(packages.length).toBeGreaterThan(50);
  expect(packages.filter(({ license }) => !permissive.test(license))).toEqual([]);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'tailwindcss']));
});
