import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadDocusaurusSite } from '@/tools/docusaurus/load-site';

const made: string[] = [];

/** A site whose configuration names `sidebars.js`. */
function makeSite(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  made.push(dir);
  mkdirSync(join(dir, 'docs'));
  const preset = `['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]`;
  writeFileSync(join(dir, 'docusaurus.config.js'), `module.exports = { presets: [${preset}] };`);
  writeFileSync(join(dir, 'docs', 'a.md'), '# A\n');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

const sidebarsOf = (dir: string) => loadDocusaurusSite(dir).versions[0]?.sidebars;

afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

it('SB-02 a configuration that names sidebars.js means sidebars.ts where only that is there', () => {
  const typed = `const sidebars: Record<string, string[]> = { typed: ['a'] };\nexport default sidebars;`;
  expect(Object.keys(sidebarsOf(makeSite({ 'sidebars.ts': typed })) ?? {})).toEqual(['typed']);
  const plain = `module.exports = { plain: ['a'] };`;
  const both = makeSite({ 'sidebars.ts': typed, 'sidebars.js': plain });
  expect(Object.keys(sidebarsOf(both) ?? {})).toEqual(['plain']);
});

it('SB-02 no sidebar file at all means a sidebar made of the folders', () => {
  expect(sidebarsOf(makeSite({}))).toBeNull();
});
