import { expect, it } from 'vitest';
import { toCsv } from '@/components/patterns/files/to-csv';
import { toFileName } from '@/components/patterns/files/download-text-file';

it('SC-08 toCsv writes rows with CRLF, and empty cells for nothing and for what is no number', () => {
  expect(
    toCsv([
      ['Label', 'Value'],
      ['Node', 12.5],
      ['None', null],
      ['Bad', Number.NaN],
    ]),
  ).toBe('Label,Value\r\nNode,12.5\r\nNone,\r\nBad,\r\n');
});

it('SC-08 toCsv quotes cells with commas, quotes and line breaks', () => {
  expect(toCsv([['a,b', 'say "x"', 'one\ntwo', 'plain']])).toBe('"a,b","say ""x""","one\ntwo",plain\r\n');
});

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
  'SC-08 toCsv keeps a label from being run as a formula: %j',
  (label) => {
    expect(toCsv([[label]])).toMatch(/^"?'/);
  },
);

it('SC-08 toCsv quotes a formula that holds commas and quotes after disarming it', () => {
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

it('SC-08 toCsv leaves negative numbers numbers', () => {
  expect(toCsv([[-42.5]])).toBe('-42.5\r\n');
});

it('SC-08 names of files keep letters of all scripts, without what file systems refuse', () => {
  expect(toFileName('CT Thorax / Übersicht: 1', 'csv')).toBe('CT-Thorax-Übersicht-1.csv');
  expect(toFileName('../..', 'json')).toBe('export.json');
});
