import { expect, it } from 'vitest';
import { toCsv } from '@/components/patterns/files/to-csv';
import { toFileName } from '@/components/patterns/files/download-text-file';

it.each([
  ['a name and a number', ['Node', 12.5], 'Node,12.5'],
  ['null as an empty cell', ['None', null], 'None,'],
  ['NaN as an empty cell', ['Bad', Number.NaN], 'Bad,'],
  ['commas, quotes and breaks in quotes', ['a,b', 'say "x"', 'one\ntwo'], '"a,b","say ""x""","one\ntwo"'],
  ['negative numbers as numbers', [-42.5], '-42.5'],
  ['a disarmed formula in quotes', ['=HYPERLINK("http://x","y")'], `"'=HYPERLINK(""http://x"",""y"")"`],
])('SC-08 an exported CSV file contains %s', (_what, row, line) => {
  expect(toCsv([['Label'], row])).toBe(`Label\r\n${line}\r\n`);
});

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
  'SC-08 an exported CSV file puts an apostrophe before the formula %j, so that it does not run',
  (label) => expect(toCsv([[label]])).toMatch(/^"?'/),
);

it('SC-08 names of exported files keep letters of all scripts, but no characters that file systems refuse', () => {
  expect(toFileName('CT Thorax / Übersicht: 1', 'csv')).toBe('CT-Thorax-Übersicht-1.csv');
  expect(toFileName('../..', 'json')).toBe('export.json');
});
