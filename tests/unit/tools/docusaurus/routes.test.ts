import { describe, expect, it } from 'vitest';
import { buildRouteParams } from '@/lib/docs/route-params';
import { importDocusaurusSite } from '@/tools/docusaurus/import-docusaurus-site';

const { model } = importDocusaurusSite('tests/fixtures/docusaurus/site');
const params = buildRouteParams(model, ['3.9']);
const pathsOf = (folder: string) => (params[folder] ?? []).map(({ slug }) => `/${slug.join('/')}`);

describe('the routes of a Docusaurus site', () => {
  it('RT-01 RT-23 BLD-12 the top folder has each page of each version, and the home', () => {
    const pages = model.versions.flatMap(({ docs, categoryPages }) => [...docs, ...categoryPages]);
    expect(pathsOf('current').toSorted()).toEqual(
      ['/', ...pages.map(({ route }) => route.replace(/\/$/, ''))].toSorted(),
    );
  });

  it('BLD-12 the folder of a version that the site lacks has one page, which is none of its', () => {
    expect(pathsOf('3.9')).toEqual(['/__unused']);
  });
});
