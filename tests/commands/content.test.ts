import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { useFolder } from '../support/use-folder';

const { at, write } = useFolder();

it.each([
  ['a component that loops forever', '{(() => { for (;;); })()}'],
  ['a promise that never settles', '{new Promise(() => {})}'],
])('BLD-09 npm run content fails with the name of the page if it has %s', (_, expression) => {
  write('latest/README.md', '# Home\n');
  write('latest/endless.mdx', `# Endless\n\n${expression}\n`);
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'content'], {
    env: { ...process.env, DOCS_CONTENT_DIR: at(), DOCS_PAGE_SECONDS: '5' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/\/latest\/endless\.mdx takes more than 5 s to read, compile or render/);
});
