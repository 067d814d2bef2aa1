import { expect, it } from 'vitest';
import { findInExport, isDebugFile, listExport } from '../../support/debug-pages';
import { settings, type SettingsSite } from './site';

/** The site is built without its debug area. */
export function testNoDebugArea(getSite: () => Pick<SettingsSite, 'out'>) {
  it('RT-11 DBG-09 a site without its debug area has no page, data, script or style of it', () => {
    const { out } = getSite();
    expect(listExport(out).filter(isDebugFile)).toEqual([]);
    expect(findInExport(out, ['debug-tree', 'Search keys and values'])).toEqual([]);
    expect(listExport(out)).toContain('site-data/docs.json');
  });

  it('DBG-09 the measurement id stands in no file of data', () => {
    const { out } = getSite();
    const data = listExport(out).filter((file) => file.startsWith('site-data/'));
    expect(findInExport(out, [settings.analyticsId], data)).toEqual([]);
  });
}
