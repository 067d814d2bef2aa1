import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { knownLines, type ViewerLine } from '@/lib/deploy-tools/config/data/lines';
import { rules } from '@/lib/deploy-tools/config/data/rules';
import { toDocsLink } from '@/lib/deploy-tools/docs-link';
import { hasSection } from '@/tests/support/has-section';

const folder = 'tests/fixtures/config-rules';
const names = Object.keys(rules);
const files = readdirSync(folder).map((file) => file.replace(/\.js$/, ''));
const getPath = (line: ViewerLine) => (line === '3.10' ? '/' : `/${line}`);

/** Checks a file for the version that its first line names, or for the latest. */
function check(name: string) {
  const text = readFileSync(`${folder}/${name}.js`, 'utf8');
  const line = (/^\/\/ version: (\S+)/.exec(text)?.[1] ?? '3.10') as ViewerLine;
  return { text, ...checkConfig(text, { line, path: getPath(line) }) };
}

it('rules of the config checker number at least 60, and each has a test file with its mistake', () => {
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(files.toSorted()).toEqual(names.toSorted());
});

it.each(names)('the config checker reports %s in the file with this mistake, and nothing else', (name) => {
  const { findings, text } = check(name);
  expect(findings.map(({ rule }) => rule)).toEqual([name]);
  for (const { message, fix, start, end, line, column } of findings) {
    expect(message + fix).not.toMatch(/\{\w+\}/);
    expect(message).toMatch(/^.{12,200}[.?!]$/s);
    expect(fix).toMatch(/^(?:[A-Z(]|.*[A-Z]).{3,}$/s);
    expect(start <= end && end <= text.length).toBe(true);
    const before = text.slice(0, start).split('\n');
    expect([line, column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
  }
});

it.each(knownLines)(
  'rules of the config checker link to titled sections of the documentation of %s',
  (line) => {
    const content = line === '3.10' ? 'content/latest' : `content/${line}`;
    const links = Object.values(rules).map(({ docs }) => toDocsLink(docs, { line, path: '/' }));
    expect(links.filter(({ href }) => !hasSection(content, href))).toEqual([]);
    expect(links.filter(({ title }) => title.includes('/'))).toEqual([]);
  },
);
