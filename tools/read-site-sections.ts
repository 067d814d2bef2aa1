import { createMdxComponents } from '@/components/mdx/create-components';
import { readAndCompileSite } from '@/build/prepare/render-site';
import { renderPages } from '@/build/prepare/render-pages';
import type { ReadModelOptions } from '@/lib/docs/build-model';
import { site } from '@/lib/site/config';
import { memoize } from '@/lib/text/memoize';

const read = memoize(async (options: string) => {
  const { model, compiled } = await readAndCompileSite(JSON.parse(options) as ReadModelOptions);
  const { sections, changes } = await renderPages({
    model,
    compiled,
    images: {},
    baseUrl: site.baseUrl,
    createComponents: createMdxComponents,
  });
  return { model, compiled, sections, changes: changes.list };
});

/**
 * Reads the site model, the sections of each page and the comparison of versions, in the same way as a build. Reads them
 * once per process, which takes seconds.
 */
export const readSiteSections = (options: ReadModelOptions = { includeDrafts: false }) =>
  read(JSON.stringify(options));
