import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { useFolder } from '../support/use-folder';

const { at, write } = useFolder();

it('BLD-09 npm run content fails with the name of the page if it takes too long to read', () => {
  write('latest/README.md', '# Home\n');
  write('latest/slow.md', `# Slow\n\n${'*a_ '.repeat(20_000)}\n`);
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'content'], {
    env: { ...process.env, DOCS_CONTENT_DIR: at(), DOCS_PAGE_SECONDS: '5' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/\/latest\/slow\.md takes more than 5 s to read, compile or render/);
});
