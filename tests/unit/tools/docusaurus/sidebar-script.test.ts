import { beforeEach, expect, it } from 'vitest';
import { useFolder } from '@/tests/support/use-folder';
import { loadDocusaurusSite } from '@/tools/docusaurus/load-site';

const { at, write } = useFolder();
const readSidebars = () => loadDocusaurusSite(at()).versions[0]?.sidebars;

/** A site whose configuration names `sidebars.js`. */
beforeEach(() => {
  const preset = `['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]`;
  write('docusaurus.config.js', `module.exports = { presets: [${preset}] };`);
  write('docs/a.md', '# A\n');
});

it('SB-02 a configuration that names sidebars.js means sidebars.ts where only that is there', () => {
  write(
    'sidebars.ts',
    `const sidebars: Record<string, string[]> = { typed: ['a'] };\nexport default sidebars;`,
  );
  expect(Object.keys(readSidebars() ?? {})).toEqual(['typed']);
  write('sidebars.js', `module.exports = { plain: ['a'] };`);
  expect(Object.keys(readSidebars() ?? {})).toEqual(['plain']);
});

it('SB-02 no sidebar file at all means a sidebar made of the folders', () => {
  expect(readSidebars()).toBeNull();
});
