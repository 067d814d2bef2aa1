import { expect, it } from 'vitest';
import { findInExport, isDebugFile, listExport } from '../../support/debug-pages';
import { settings, writeKey, type UnusualSite } from './site';

/** Keys of a search service and an id of analytics are set; the debug area is off. */
export function testSecrets(getSite: () => Pick<UnusualSite, 'out'>) {
  it('DBG-09 no key of the search service stands in data or in the HTML of any page', () => {
    const { out } = getSite();
    const files = listExport(out).filter((file) => /\.html$|^site-data\//.test(file));
    expect(files).toContain('faq/general.html');
    expect(findInExport(out, [settings.hosted.apiKey], files)).toEqual([]);
  });

  it('DBG-09 the key that may write stands in no file at all', () => {
    expect(findInExport(getSite().out, [writeKey])).toEqual([]);
  });

  it('DBG-09 the measurement id stands in no file of data', () => {
    const { out } = getSite();
    const data = listExport(out).filter((file) => file.startsWith('site-data/'));
    expect(findInExport(out, [settings.analyticsId], data)).toEqual([]);
  });

  it('RT-11 DBG-09 a site without its debug area has no page, data, script or style of it', () => {
    const { out } = getSite();
    expect(listExport(out).filter(isDebugFile)).toEqual([]);
    expect(findInExport(out, ['debug-tree', 'Search keys and values'])).toEqual([]);
    expect(listExport(out)).toContain('site-data/docs.json');
  });
}
