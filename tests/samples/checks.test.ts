import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkSamples } from '@/tools/samples/check-samples';
import { compileTypes } from '@/tools/samples/compile-scripts';
import { reportSamples } from '@/tools/samples/report-samples';
import type { Sample } from '@/tools/samples/sample';

/** A sample with texts that its faults must contain; a text that starts with a line number must come first. */
type Tried = Partial<Sample> & Pick<Sample, 'lang' | 'code'> & { fault?: string | string[] };

const makeSample = (parts: Partial<Sample> & Pick<Sample, 'lang' | 'code'>): Sample => {
  return { file: 'content/latest/x.md', line: 10, indent: 0, version: '3.10', meta: {}, ...parts };
};
const cases = parse(readFileSync('tests/fixtures/samples.yaml', 'utf8')) as Record<string, Tried[]>;

it.each(Object.entries(cases))(
  'the sample checker reports exactly the mistakes as it %s',
  async (_, tried) => {
    const results = await checkSamples(tried.map(({ fault: _fault, ...sample }) => makeSample(sample)));
    const wrong = tried.flatMap(({ code, fault: wanted = [] }, index) => {
      const faults = results[index]?.faults ?? [];
      const said = faults.map(({ line, rule, message }) => `${line} ${rule} ${message}`).join('\n');
      const texts = [wanted].flat();
      const isFound = (text: string) => (/^\d/.test(text) ? said.startsWith(text) : said.includes(text));
      const isRight = texts.length > 0 ? texts.every(isFound) : said === '';
      return isRight ? [] : [{ code, said, wanted }];
    });
    expect(results).toHaveLength(tried.length);
    expect(wrong).toEqual([]);
  },
);

// The types of 3.8 extend those of 3.9.
it.each(['3.8', '3.10'])('the viewer types of %s for code samples have no mistake', (version) => {
  expect(compileTypes(version)).toBe('');
});

it('the report about code samples counts samples by language, and lists faults with their place in the page', async () => {
  const report = reportSamples(
    await checkSamples([
      makeSample({ lang: 'text', code: 'a' }),
      makeSample({ lang: 'json', code: '{', indent: 2 }),
      makeSample({ lang: 'json', code: '{}', meta: { unchecked: 'an extract' } }),
    ]),
  );
  expect(report).toMatchObject({ failing: 1, share: 0.5 });
  expect(report.faults).toMatch(/^content\/latest\/x\.md:10:3 sample-json/);
  expect(report.table).toMatch(/^json +2 +1 +1 +0 +1$/m);
});
