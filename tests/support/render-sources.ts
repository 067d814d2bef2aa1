import { createMdxComponents } from '@/components/mdx/create-components';
import type { SiteModel } from '@/lib/docs/types';
import { compileBody } from '@/lib/mdx/compile';
import type { CompiledDoc } from '@/lib/mdx/types';

/** Compiles the pages of all versions of a model, and returns what rendering them takes. */
export async function makeRenderSources(model: SiteModel) {
  const compiled = new Map<string, CompiledDoc>();
  for (const { file, body } of model.versions.flatMap(({ docs }) => docs))
    compiled.set(file, await compileBody(body));
  return { model, compiled, images: {}, baseUrl: '/', createComponents: createMdxComponents };
}
