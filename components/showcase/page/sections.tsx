import { Link } from '@/components/link/link';
import { DataTable } from '@/components/mdx/data-table';
import type { KeyText, ShowcaseLink } from '../types';
import { InlineText } from './inline-text';

/** A list of strings, in which words in backticks become code. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <InlineText text={text} />
        </li>
      ))}
    </ul>
  );
}

function Keys({ keys }: { keys: string }) {
  const parts = keys === '+' ? ['+'] : keys.split('+');
  return parts.map((key, index) => [index > 0 && '+', <kbd key={key}>{key}</kbd>]);
}

/** A table of keyboard shortcuts and their actions. */
export function KeyTable({ rows }: { rows: readonly KeyText[] }) {
  return (
    <DataTable>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={`${keys.join()} ${does}`}>
            <td>{keys.map((each, index) => [index > 0 && ' or ', <Keys key={each} keys={each} />])}</td>
            <td>
              <InlineText text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** A list of links. */
export function LinkItems({ links }: { links: readonly ShowcaseLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
