import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outDirs } from '../support/exported-site';

/** Words of which analytics cannot do without one. */
const traces =
  /googletagmanager|google-analytics|google\.com\/g\/collect|dataLayer|anonymize_ip|page_view|gtag\(/;

it.each(outDirs)('AN-06 %s, built without a measurement id, holds nothing of analytics', (outDir) => {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|txt|css|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const trace = traces.exec(readFileSync(join(outDir, file), 'utf8'))?.[0];
    return trace ? [`${file}: ${trace}`] : [];
  });
  expect(found).toEqual([]);
});
