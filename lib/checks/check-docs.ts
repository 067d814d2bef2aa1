import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import { placeFault, type Finding } from './place';
import type { CheckedSite, Fault } from './types';

/** Looks for findings in the body of each doc of each version, and places them in its file. Docs that were not compiled are skipped. */
export function checkDocs(
  { model, compiled }: Pick<CheckedSite, 'model' | 'compiled'>,
  findIn: (body: CompiledDoc, doc: Doc, version: VersionModel) => readonly Finding[],
): Fault[] {
  return model.versions.flatMap((version) =>
    version.docs.flatMap((doc) => {
      const body = compiled.get(doc.file);
      return body ? findIn(body, doc, version).map((finding) => placeFault(doc, finding)) : [];
    }),
  );
}
