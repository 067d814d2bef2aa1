import { createMdxComponents } from '@/components/mdx/create-components';
import { readAndCompileSite } from '@/build/prepare/render-site';
import { renderPages } from '@/build/prepare/render-pages';
import type { ReadModelOptions } from '@/lib/docs/build-model';
import { site } from '@/lib/site/config';

/** Reads the site model, the sections of each page and the comparison of versions, in the same way as a build. */
export async function readSiteSections(options: ReadModelOptions = { includeDrafts: false }) {
  const { model, compiled } = await readAndCompileSite(options);
  const { sections, changes } = await renderPages({
    model,
    compiled,
    images: {},
    baseUrl: site.baseUrl,
    createComponents: createMdxComponents,
  });
  return { model, compiled, sections, changes: changes.list };
}
