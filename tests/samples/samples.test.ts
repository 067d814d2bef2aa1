import { beforeAll, describe, expect, it } from 'vitest';
import { checkSamples } from '@/tools/samples/check-samples';
import { readSamples } from '@/tools/samples/read-samples';
import { reportSamples, minCheckedShare, type SamplesReport } from '@/tools/samples/report-samples';

let report: SamplesReport;

beforeAll(async () => {
  report = reportSamples(await checkSamples(await readSamples()));
});

describe('code samples of all pages', () => {
  it('are right: the list names each that is not, with its place and the cure', () => {
    expect(report.faults).toBe('');
  });

  it('are nearly all checked', () => {
    expect(report.share).toBeGreaterThanOrEqual(minCheckedShare);
    console.log(report.table);
  });
});
