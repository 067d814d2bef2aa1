import type { Doc } from '@/lib/content/types';
import type { VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { CheckedSite, Fault } from './types';

/** A finding at a place of a doc's body, or at a key of its front matter. */
export interface Finding {
  /** 1-based line in the body; without it the finding is about `key`. */
  line?: number;
  /** Key of the front matter; where the doc does not have it, the finding is placed at the top of the file. */
  key?: string;
  /** 1-based; 1 when only the line is known. */
  column?: number;
  rule: string;
  message: string;
  hint: string;
}

/** Turns a finding into a fault of its file: lines count from the top of the file. */
export function placeFault(doc: Doc, { line, key = '', column = 1, ...finding }: Finding): Fault {
  const placed = line === undefined ? (doc.keyLines?.[key] ?? 1) : doc.bodyLine + line - 1;
  return { ...finding, file: doc.file, line: placed, column };
}

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
