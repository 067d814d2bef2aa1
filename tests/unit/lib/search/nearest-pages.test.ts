import { expect, it } from 'vitest';
import { suggestPages, type VersionPages } from '@/lib/search/nearest-pages';

const toPages = (path: string, titles: Record<string, string>) =>
  Object.entries(titles).map(([route, title]) => ({ route: path + route, title }));

const shared = {
  '/': 'Introduction',
  '/faq/general': 'General FAQ',
  '/configuration/dataSources/dicom-web': 'DICOMweb',
  '/configuration/dataSources/dicom-json': 'DICOM JSON',
  '/platform/services/data/MeasurementService': 'Measurement Service',
  '/user-guide/viewer/measurement-panel': 'Measurement Panel',
};
const pages = toPages('', { ...shared, '/deployment/iframe': 'Embed in an iframe' });
const versions: VersionPages[] = [
  { label: '3.10.2', path: '/', pages },
  { label: '3.9', path: '/3.9', pages: toPages('/3.9', { ...shared, '/platform/themes': 'Themes' }) },
];
const suggest = (path: string) => {
  const { same, near } = suggestPages(path, versions);
  return { same: same.map(({ page }) => page.route), near: near.map(({ route }) => route) };
};

it.each([
  ['/3.9/deployment/iframe', ['/deployment/iframe']],
  ['/platform/themes/', ['/3.9/platform/themes']],
  ['/3.8.5/faq/general.html', ['/faq/general', '/3.9/faq/general']],
  ['/next/FAQ/general', ['/faq/general', '/3.9/faq/general']],
  ['/2.0', ['/', '/3.9/']],
  ['/3p9/themes', []],
  ['/faq/general.', ['/faq/general', '/3.9/faq/general']],
  ['/faq/general),%20', ['/faq/general', '/3.9/faq/general']],
  ['/faq/general%E2%80%9D.', ['/faq/general', '/3.9/faq/general']],
  ['/faq/general.HTML', ['/faq/general', '/3.9/faq/general']],
  ['/de/faq/general', ['/faq/general', '/3.9/faq/general']],
  ['/pt-BR/faq/general', ['/faq/general', '/3.9/faq/general']],
  ['/docs/3.9/faq/general/', ['/faq/general', '/3.9/faq/general']],
  ['/docs', ['/', '/3.9/']],
])('RT-24 ERR-16 the not-found page at %s finds the same page in other versions at %s', (path, routes) => {
  expect(suggest(path).same).toEqual(routes);
});

it.each([
  ['/configuration/dicom-web', '/configuration/dataSources/dicom-web'],
  ['/configuration/dataSources/dicom-wbe', '/configuration/dataSources/dicom-web'],
  ['/services/measurment-service', '/platform/services/data/MeasurementService'],
  ['/3.9/user-guide/measurements-panel', '/3.9/user-guide/viewer/measurement-panel'],
  ['/deployment/embed%20iframe', '/deployment/iframe'],
])('ERR-16 the not-found page suggests at most three pages for %s, and %s first', (path, route) => {
  const { near } = suggest(path);
  expect(near[0]).toBe(route);
  expect(near.length).toBeLessThanOrEqual(3);
});

it.each(['/no-such-page', '/%E0%A4%A', '/x'])('ERR-16 the not-found page suggests no page for %s', (path) => {
  expect(suggest(path)).toEqual({ same: [], near: [] });
});
