import { getTermForms } from '@/lib/glossary/term-forms';
import { readSiteModel } from '@/lib/docs/site-model';
import { compileCached } from '@/lib/mdx/cache';
import type { Sample } from './sample';

/** Name of the version → version of the viewer that its pages describe. */
const viewerVersions: Readonly<Record<string, string>> = { current: '3.10', '3.9': '3.9' };

/** Reads all code blocks of all pages. */
export async function readSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const model = readSiteModel();
  const terms = getTermForms(model.glossary);
  for (const { file, body, bodyLine, version } of model.versions.flatMap(({ docs }) => docs)) {
    const { fences } = await compileCached(body, terms);
    for (const fence of fences) {
      const viewer = fence.meta.version ?? viewerVersions[version] ?? version;
      samples.push({ ...fence, file, line: bodyLine + fence.line, version: viewer });
    }
  }
  return samples;
}
