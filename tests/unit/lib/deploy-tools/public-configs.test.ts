import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import type { ViewerLine } from '@/lib/deploy-tools/config/data/lines';

const folder = 'tests/fixtures/public-configs';
/** Line and rule of each finding, by file. Each was judged in the source of the viewer’s version in the first line. */
const judged = JSON.parse(readFileSync(`${folder}/findings.json`, 'utf8')) as Record<string, string[]>;
const files = readdirSync(folder).filter((file) => file.endsWith('.js'));

it('the config checker is tested with 30 configs like those in public repositories, whose findings were judged', () => {
  expect(files).toHaveLength(30);
  expect(Object.keys(judged)).toEqual(files);
});

it.each(files)('the config checker finds in %s exactly the mistakes that were judged to be real', (file) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const line = /^\/\/ version: (\S+)/.exec(text)?.[1] as ViewerLine;
  const { findings } = checkConfig(text, { line, path: '/' });
  expect(findings.map((finding) => `${finding.line} ${finding.rule}`)).toEqual(judged[file]);
});
