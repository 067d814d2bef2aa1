import { describe, expect, it } from 'vitest';
import { checkExportReferences } from '@/lib/checks/export/check-export';
import { site } from '@/lib/site/config';

describe('links of the finished site', () => {
  const report = checkExportReferences({ outDir: 'out', url: site.url, basePath: '' });

  it('BLD-01 BLD-03 BLD-09 NV-20 RT-26 every address, file and anchor that a page names exists', () => {
    expect(report.faults.map(({ page, message }) => `${page}: ${message}`)).toEqual([]);
    expect(report.pages).toBeGreaterThan(300);
    expect(report.references).toBeGreaterThan(report.pages * 80);
  });
});
