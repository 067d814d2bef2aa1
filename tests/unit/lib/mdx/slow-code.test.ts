import { expect, it, vi } from 'vitest';
import { TimeLimitError } from '@/lib/content/time-limit';
import { compileBody } from '@/lib/mdx/compile';

// No grammar at hand takes twenty seconds on every machine.
vi.mock('@/lib/mdx/highlight', async (importOriginal) => {
  const { highlightCode } = await importOriginal<typeof import('@/lib/mdx/highlight')>();
  return {
    highlightCode: (...[code, lang, options]: Parameters<typeof highlightCode>) =>
      lang === 'text' ? highlightCode(code, lang, options) : Promise.reject(new TimeLimitError(20_000)),
  };
});

it('BLD-09 code that takes too long to highlight stays plain, with a warning at its line', async () => {
  const { code, problems } = await compileBody('# Title\n\nText.\n\n```js\nlet slow = 1;\n```\n');
  expect(code).toContain('let slow = 1;');
  const hint = 'Split its long lines, or set the language to "text".';
  expect(problems).toMatchObject([{ rule: 'slow-code', line: 5, severity: 'warning', hint }]);
});
