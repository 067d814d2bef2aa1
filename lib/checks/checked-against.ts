import type { Doc } from '@/lib/content/types';
import { createDocFault } from './check-each-doc';
import type { Check } from './types';

function explain({ frontmatter }: Doc, viewer: string): string | null {
  const checked = frontmatter.checked_against;
  if (!checked) return 'The page does not say which source code it was checked against.';
  if (checked.sources.length === 0) return 'The page names no source file that it was checked against.';
  if (checked.version === viewer) return null;
  return `The page was checked against viewer ${checked.version}, but this version of the docs describes viewer ${viewer}.`;
}

/**
 * Reports pages whose front matter names no source code that they were checked against, or source code of a different
 * viewer version than the one that their docs version describes.
 */
export const checkCheckedAgainst: Check = ({ model, inputs: { viewers } }) =>
  model.versions.flatMap(({ name, docs }) => {
    const viewer = viewers?.get(name);
    if (viewer === undefined) return [];
    return docs.flatMap((doc) => {
      const message = doc.draft ? null : explain(doc, viewer);
      if (message === null) return [];
      const hint = `Check the facts in the source code of viewer ${viewer} and list the files under "checked_against".`;
      return [createDocFault(doc, { key: 'checked_against', rule: 'checked-against', message, hint })];
    });
  });
