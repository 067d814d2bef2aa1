import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Modules read settings when they are loaded, so they are loaded after those of the site are made. */
async function load() {
  vi.stubEnv('CONTENT_DIR', 'tests/fixtures/docusaurus/site');
  for (const name of ['DOCS_CONTENT_DIR', 'DOCS_SITE', 'DOCS_BASE_PATH']) vi.stubEnv(name, undefined);
  vi.resetModules();
  await import('@/scripts/docusaurus-site');
  const { getCurrentModel } = await import('@/lib/docs/page');
  return { model: getCurrentModel(), ...(await import('@/lib/docs/route-pages')) };
}

describe('the routes of a Docusaurus site', () => {
  let routes: Awaited<ReturnType<typeof load>>;
  beforeAll(async () => {
    routes = await load();
  }, 120_000);
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  const pathOf = async (folder: string, path: string) => {
    const page = await routes.getRoutePage(folder, path.split('/').filter(Boolean));
    return page?.type === 'doc' ? page.doc.route : page?.category.route;
  };

  it('BLD-12 RT-23 the top folder has each page of each version, and the home', () => {
    const { model } = routes;
    const pages = model.versions.flatMap(({ docs, categoryPages }) => [...docs, ...categoryPages]);
    const paths = routes.getRouteParams(model, 'current').map(({ slug }) => `/${slug.join('/')}`);
    expect(paths.toSorted()).toEqual(['/', ...pages.map(({ route }) => route.replace(/\/$/, ''))].toSorted());
  });

  it('RT-17 paths lead to pages of their version, and others to none', async () => {
    expect(await pathOf('current', '/manual/next/guides/knots')).toBe('/manual/next/guides/knots');
    expect(await pathOf('current', '/manual/next')).toBe('/manual/next/');
    expect(await pathOf('current', '/manual/next/all')).toBe('/manual/next/all');
    expect(await pathOf('current', '/manual/intro')).toBe('/manual/intro');
    expect(await pathOf('current', '/manual/nothing')).toBeUndefined();
  });

  it('RT-01 a site without a page at its top shows the home of the latest version there', async () => {
    expect(await pathOf('current', '/')).toBe('/manual/intro');
  });

  it('BLD-12 the folder of a version that the site lacks has one page, which is none of its', async () => {
    const [params, ...more] = routes.getRouteParams(routes.model, '3.9');
    expect(more).toEqual([]);
    expect(routes.isUnusedRoute(params?.slug ?? [])).toBe(true);
    expect(routes.isUnusedRoute(['manual', 'intro'])).toBe(false);
    expect(await routes.getRoutePage('3.9', params?.slug ?? [])).toBeNull();
  });
});
