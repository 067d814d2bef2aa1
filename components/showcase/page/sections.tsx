import { Link } from '@/components/link/link';
import { ScrollableTable } from '@/components/mdx/scrollable-table';
import type { KeyboardShortcut, ShowcaseLink } from '@/lib/showcase/texts';
import { TextWithCode } from './text-with-code';

/** A list of strings, in which words in backticks become code. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <TextWithCode text={text} />
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
export function KeyTable({ rows }: { rows: readonly KeyboardShortcut[] }) {
  return (
    <ScrollableTable>
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
              <TextWithCode text={does} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A list of links. */
export function LinkList({ links }: { links: readonly ShowcaseLink[] }) {
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
