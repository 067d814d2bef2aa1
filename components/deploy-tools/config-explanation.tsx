import { Link } from '@/components/link/link';
import type { ExplainedKey } from '@/lib/deploy-tools/config/explain';
import { toolHeadings } from '@/lib/deploy-tools/headings';

/** Explains every key that a config sets. */
export function ConfigExplanation({ keys }: { keys: readonly ExplainedKey[] }) {
  return (
    <>
      <h2 id="explain">{toolHeadings.explain}</h2>
      {keys.length === 0 ? (
        <p>The file sets no key that the viewer knows.</p>
      ) : (
        <div className="tool-table" role="region" aria-labelledby="explain" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {['Key', 'Value', 'What it does', 'If missing'].map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {keys.map(({ path, value, about, missing, docs }, index) => (
                <tr key={index}>
                  <td>
                    <Link href={docs.href}>{path}</Link>
                  </td>
                  <td>
                    <code>{value}</code>
                  </td>
                  <td>{about}</td>
                  <td>{missing}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
