import { useState } from 'react';
import { isInitiallyOpen, listChildRows, summarizeRow, type JsonRow } from '@/lib/debug/json-tree';

/** Maximum number of characters shown of a value; longer values are truncated. */
const MAX_LENGTH = 600;

interface TreeRowProps {
  entry: JsonRow;
  level: number;
  openLevels: number;
}

function ValueRow({ entry: [key, value] }: Pick<TreeRowProps, 'entry'>) {
  const text = JSON.stringify(value);
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return (
    <li className="debug-row">
      <span className="debug-key">{key}:</span>{' '}
      <span className="debug-value" data-type={value === null ? 'null' : typeof value}>
        {shown}
      </span>
    </li>
  );
}

function Branch({
  entry,
  level,
  summary: { size, preview },
  openLevels,
}: TreeRowProps & { summary: ReturnType<typeof summarizeRow> }) {
  const [open, setOpen] = useState(isInitiallyOpen(size, level, openLevels));
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="debug-row">
          <span className="debug-key">{entry[0]}:</span> {`${size} ${size === 1 ? 'entry' : 'entries'}`}
          {!open && <span className="debug-preview"> {preview}</span>}
        </summary>
        {open && (
          <ul>
            {listChildRows(entry).map((row) => (
              <TreeRow key={row[2]} entry={row} level={level + 1} openLevels={openLevels} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

/** Row of a JSON tree, followed by its child rows while it is open. */
export function TreeRow(props: TreeRowProps) {
  const summary = summarizeRow(props.entry);
  return summary.size === 0 ? <ValueRow entry={props.entry} /> : <Branch {...props} summary={summary} />;
}
