import { expect, it } from 'vitest';
import { findInExport, listExport } from '../../support/debug-pages';
import { hosted, writeKey, type FailingSite } from './site';

/** The site has a debug area, and keys of a search service are set. */
export function testSecrets(getSite: () => Pick<FailingSite, 'out'>) {
  it('DBG-09 no key of the search service stands in the debug area, in data, or in the HTML of any page', () => {
    const { out } = getSite();
    const files = listExport(out).filter((file) => /\.html$|^__debug|^site-data\//.test(file));
    expect(files).toContain('__debug/config.html');
    expect(findInExport(out, [hosted.apiKey], files)).toEqual([]);
  });

  it('DBG-09 the key that may write stands in no file at all', () => {
    expect(findInExport(getSite().out, [writeKey])).toEqual([]);
  });
}
