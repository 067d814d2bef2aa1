import { expect, it } from 'vitest';
import type { Root } from 'mdast';
import { unified, type Plugin } from 'unified';
import { TimeLimitError } from '@/lib/content/time-limit';
import { compileBody, remarkTimeLimit } from '@/lib/mdx/compile';

const waits: Plugin<[], Root> = () => () => Promise.resolve();
const overflows: Plugin<[], Root> = () => () => {
  throw new RangeError('Maximum call stack size exceeded');
};
const endless: Plugin<[], Root> = () => () => {
  for (;;);
};
const empty: Root = { type: 'root', children: [] };

it('BLD-09 a body that takes too long is given up, at its longest line', async () => {
  const body = `# Title\n\n${'*a **b [c '.repeat(20_000)}\n`;
  const { code, problems } = await compileBody(body, [], 50);
  expect(code).toBe('');
  expect(problems).toMatchObject([{ rule: 'page-takes-too-long', line: 3, severity: 'error' }]);
});

it('BLD-09 so is one that a step after parsing does not end with', async () => {
  const error = await new Promise((resolve) => {
    void unified().use(remarkTimeLimit, 50, resolve).use(endless).run(empty);
  });
  expect(error).toBeInstanceOf(TimeLimitError);
});

it.each([
  ['quotes, without end', `${'> '.repeat(4_000)}x`, 501],
  ['quotes', `${'> '.repeat(300)}x`, 501],
  ['lists', `${'- '.repeat(150)}x`, 251],
  ['tags', `${'<b>'.repeat(300)}x${'</b>'.repeat(300)}`, 748],
  ['brackets of an expression', `{${'['.repeat(510)}${']'.repeat(510)}}`, 501],
  ['brackets of an attribute', `<b x={${'['.repeat(510)}${']'.repeat(510)}} />`, 506],
])('BLD-09 hundreds of levels of %s are told at their place', async (_, text, column) => {
  const { code, problems } = await compileBody(`# Title\n\n${text}\n`);
  expect(code).toBe('');
  expect(problems).toMatchObject([{ rule: 'nesting-too-deep', severity: 'error', line: 3, column }]);
});

it('BLD-09 as many levels as are allowed make a page', async () => {
  const text = `${'> '.repeat(240)}x\n\n{${'['.repeat(480)}${']'.repeat(480)}}\n`;
  const { code, problems } = await compileBody(`# Title\n\n${text}`);
  expect({ isEmpty: code === '', problems }).toEqual({ isEmpty: false, problems: [] });
});

it('BLD-09 what a later step throws after one that waited is told, and ends no process', async () => {
  const limited = (onError: (error: unknown) => void) =>
    unified().use(waits).use(remarkTimeLimit, 1_000, onError);
  const error = await new Promise((resolve) =>
    limited(resolve).run(empty, undefined, () => {
      throw new RangeError('thrown while the result is written');
    }),
  );
  expect(error).toMatchObject({ message: 'thrown while the result is written' });
  const inStep = limited(() => {}).use(overflows);
  await expect(inStep.run(empty)).rejects.toThrow('Maximum call stack');
});

it('BLD-09 marks on a thousand million lines are a mistake, not a task', async () => {
  const { code, problems } = await compileBody('```text {1-999999999}\na\n```');
  expect(code).not.toBe('');
  expect(problems).toMatchObject([
    { rule: 'code-meta', message: '"{1-999999999}" marks lines beyond the limit.' },
  ]);
});

it('BLD-09 a page after one that was given up is compiled as ever', async () => {
  await compileBody('*a **b [c '.repeat(20_000), [], 20);
  const { code, problems } = await compileBody('# Title\n\n```js\nlet a;\n```\n');
  expect({ isEmpty: code === '', problems }).toEqual({ isEmpty: false, problems: [] });
});
