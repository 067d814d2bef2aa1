import { describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/checks/export/served-files';
import { findInExport, isDebugFile } from '../../support/debug-pages';
import { settings, site, writeKey } from './site';

/** The site has keys of a search service and an analytics id; its debug area is off. */
describe('keys and the debug area', () => {
  it('DBG-09 no file contains the write key of the search, no page its search key, and no site data any key', () => {
    const { out } = site;
    const data = listFiles(out).filter((file) => file.startsWith('site-data/'));
    const pages = listFiles(out).filter((file) => file.endsWith('.html'));
    expect(pages).toContain('faq/general.html');
    expect(findInExport(out, [settings.hosted.apiKey], [...pages, ...data])).toEqual([]);
    expect(findInExport(out, [writeKey])).toEqual([]);
    expect(findInExport(out, [settings.analyticsId], data)).toEqual([]);
  });

  it('RT-11 DBG-09 a site without a debug area contains no page, data, script or style of it', () => {
    const { out } = site;
    expect(listFiles(out).filter(isDebugFile)).toEqual([]);
    expect(findInExport(out, ['debug-tree', 'Search keys and values'])).toEqual([]);
    expect(listFiles(out)).toContain('site-data/docs.json');
  });
});
