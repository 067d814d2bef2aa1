import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { makeFolder, removeFolder } from '@/tests/support/temporary-folder';

const root = makeFolder();
cpSync('content/showcase', join(root, 'content/showcase'), { recursive: true });
afterAll(() => removeFolder(root));

const button = 'content/showcase/controls/button.yaml';
const measurements = 'content/showcase/patterns/measurements.yaml';

it.each([
  [button, 'sumary: A button', 'summary: A Button', '"sumary" is not a known key.'],
  [button, '[Entr]', '[Enter]', '"keyboard[1].keys[0]" must be a key such as "Enter" or "Shift+Tab"'],
  [button, 'href: platform/', 'href: /platform/', 'must start with "/" or "https://"'],
  [measurements, '', /^parts:[\s\S]*?(?=^sources:)/m, '"parts" is missing.'],
])(
  'reading the texts of the component pages reports a mistake in the file %s: %j',
  (file, mistake, correct, message) => {
    const text = readFileSync(file, 'utf8');
    const wrong = text.replace(correct, mistake);
    expect(wrong).not.toBe(text);
    writeFileSync(join(root, file), wrong);
    // What is missing has no line of its own.
    const line = mistake ? wrong.slice(0, wrong.indexOf(mistake)).split('\n').length : 1;
    const problem = readShowcaseTexts(root).problems.find((found) => found.message.includes(message));
    expect(problem).toMatchObject({ file, line, rule: 'showcase-text', severity: 'error' });
    writeFileSync(join(root, file), text);
  },
);

it('reading the texts of the component pages reports a missing file, and returns the others', () => {
  rmSync(join(root, button));
  const { controls, problems } = readShowcaseTexts(root);
  expect(controls.map(({ name }) => name)).not.toContain('Button');
  expect(controls.length).toBe(20);
  expect(problems[0]).toMatchObject({ file: button, message: '"summary" is missing.' });
});

it('the texts of the component pages contain no mistake', () => {
  expect(readShowcaseTexts().problems).toEqual([]);
});
