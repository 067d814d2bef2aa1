import type { DebugView } from '@/lib/site/debug-views';
import type { JsonValue, TreeSource } from './json-tree';

/** Contents of the files of a view, in order. */
type Contents = readonly Readonly<Record<string, JsonValue>>[];

/**
 * Picks the data of a debug page from the published files.
 *
 * @param contents parsed files of `view.files`, in their order
 * @throws Error when a file lacks the key
 * @see acceptance DBG-02..DBG-07
 */
export function pickView({ files, key }: Pick<DebugView, 'files' | 'key'>, contents: Contents): TreeSource {
  const values = contents.map((content, index) => {
    const value = content[key];
    if (value === undefined) throw new Error(`${files[index] ?? 'The file'}.json has no "${key}".`);
    return value;
  });
  const [first = null] = values;
  return { path: `.${key}`, value: values.length > 1 ? Object.assign({}, ...values) : first };
}
