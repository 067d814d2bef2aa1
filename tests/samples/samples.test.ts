import { beforeAll, describe, expect, it } from 'vitest';
import { checkSamples } from '@/tools/samples/check-samples';
import { readSamples } from '@/tools/samples/read-samples';
import { reportSamples, minCheckedShare, type SamplesReport } from '@/tools/samples/report-samples';

let report: SamplesReport;

beforeAll(async () => {
  report = reportSamples(await checkSamples(await readSamples()));
});

describe('code samples of all pages', () => {
  it('have no fault that the sample checker reports', () => {
    expect(report.faults).toBe('');
  });

  it('are checked automatically in at least the required share of all samples', () => {
    expect(report.share).toBeGreaterThanOrEqual(minCheckedShare);
    console.log(report.table);
  });
});
