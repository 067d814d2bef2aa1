import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles, listServedFiles } from '@/lib/checks/export/served-files';
import { findForeignUrls, findPolicyFaults } from '@/tests/support/check-policy';
import { outDirs } from '../support/exported-site';

/** Pages with `style` attributes: the showcase, whose primitives set them, and a fixture with HTML of authors. */
const allowsStyles = (file: string) =>
  /^(?:(?:components|patterns)\/|components-list\.html|html-and-jsx\.html)/.test(file);

describe.each(outDirs)('security policies of the site in %s', (outDir) => {
  const read = (file: string) => readFileSync(`${outDir}/${file}`, 'utf8');

  it('SC-09 every HTML file has a strict policy, nothing from other hosts, and inline styles only on listed pages', () => {
    const { pages } = listServedFiles(outDir);
    expect(pages).toContain('404.html');
    const faults = pages.flatMap((file) =>
      findPolicyFaults(read(file), { allowsStyles: allowsStyles(file) }).map((fault) => `${file}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('style sheets load fonts and images from the site only', () => {
    const sheets = listFiles(outDir).filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.flatMap((file) => findForeignUrls(read(file)))).toEqual([]);
  });
});
