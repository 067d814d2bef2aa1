import { getTermForms } from '@/lib/glossary/term-forms';
import { readSiteModel } from '@/lib/docs/build-model';
import { compileCached } from '@/lib/mdx/cache';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import type { Sample } from './sample';

/** Reads all code blocks of all pages, each with the release line of the viewer whose code it is checked against. */
export async function readSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  const model = readSiteModel();
  const terms = getTermForms(model.glossary);
  const lines = new Map(site.versions.map((version) => [version.name, getCheckedLine(version)]));
  for (const { file, body, bodyLine, version } of model.versions.flatMap(({ docs }) => docs)) {
    const { fences } = await compileCached(body, terms);
    for (const fence of fences) {
      const viewer = fence.meta.version ?? lines.get(version) ?? version;
      samples.push({ ...fence, file, line: bodyLine + fence.line, version: viewer });
    }
  }
  return samples;
}
