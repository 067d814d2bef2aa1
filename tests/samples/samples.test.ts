import { expect, it } from 'vitest';
import { checkSamples } from '@/tools/samples/check-samples';
import { readSamples } from '@/tools/samples/read-samples';
import { reportSamples, minCheckedShare } from '@/tools/samples/report-samples';

const report = reportSamples(await checkSamples(await readSamples()));

it('code samples of all pages have no fault that the sample checker reports', () => {
  expect(report.faults).toBe('');
});

it('code samples of all pages are checked automatically in at least the required share of all samples', () => {
  expect(report.share).toBeGreaterThanOrEqual(minCheckedShare);
  console.log(report.table);
});
