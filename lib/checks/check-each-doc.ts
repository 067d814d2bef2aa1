import type { Doc } from '@/lib/content/types';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { VersionModel } from '@/lib/docs/types';
import type { CompiledDoc } from '@/lib/mdx/types';
import type { CheckedSite, Fault } from './types';

/** A mistake in the body or front matter of a doc; `createDocFault` adds the file. */
export interface DocMistake {
  /** 1-based line in the body; if it is missing, the mistake is in the front matter (see `key`). */
  line?: number;
  /** Front matter key. If the doc does not have the key, the mistake is reported at the top of the file. */
  key?: string;
  /** 1-based column; 1 if only the line is known. */
  column?: number;
  rule: string;
  message: string;
  hint: string;
}

/** A finding with its place in the file, which may have more properties than a fault, such as a severity. */
type WithPosition<Finding> = Omit<Finding, 'key' | 'line' | 'column'> &
  Pick<Fault, 'file' | 'line' | 'column'>;

/** Converts a finding to a fault: adds the file and converts the line in the body to a line in the file. */
export function createDocFault<Finding extends DocMistake>(
  doc: Doc,
  finding: Finding,
): WithPosition<Finding> {
  const { line, key = '', column = 1, ...rest } = finding;
  const placed = line === undefined ? (doc.keyLines?.[key] ?? 1) : doc.bodyLine + line - 1;
  return { ...rest, file: doc.file, line: placed, column };
}

/** True if a body could not be compiled, which is reported anyway. */
export const hasErrors = ({ problems }: Pick<CompiledDoc, 'problems'>): boolean =>
  problems.some(({ severity }) => severity === 'error');

/** Calls `findIn` for each compiled page, and converts the findings to faults. */
export function checkEachDoc<Finding extends DocMistake>(
  { model, compiled }: Pick<CheckedSite, 'model' | 'compiled'>,
  findIn: (body: CompiledDoc, doc: Doc, version: VersionModel) => readonly Finding[],
): WithPosition<Finding>[] {
  return listPageFolders(model).flatMap((version) =>
    version.docs.flatMap((doc) => {
      const body = compiled.get(doc.file);
      return body ? findIn(body, doc, version).map((finding) => createDocFault(doc, finding)) : [];
    }),
  );
}
