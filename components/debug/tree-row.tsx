import { memo } from 'react';
import { getPreview, type TreeNode } from '@/lib/debug/json-tree';
import { splitAtHits } from '@/lib/debug/search-tree';

/** Longer values are truncated, but copied in full. */
const MAX_LENGTH = 600;

function MarkedText({ text, query }: { text: string; query: string }) {
  return splitAtHits(text, query).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

function Value({ node: { value }, query }: { node: TreeNode; query: string }) {
  const text = JSON.stringify(value);
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return (
    <span className="debug-value" data-type={value === null ? 'null' : typeof value}>
      <MarkedText text={shown} query={query} />
    </span>
  );
}

function Summary({ node, open }: { node: TreeNode; open: boolean }) {
  const { size } = node;
  return (
    <span className="debug-summary">
      <span className="debug-size">
        {size === 0 ? JSON.stringify(node.value) : `${size} ${size === 1 ? 'entry' : 'entries'}`}
      </span>
      {!open && size > 0 && (
        <>
          {' '}
          <span className="debug-preview">{getPreview(node)}</span>
        </>
      )}
    </span>
  );
}

interface TreeRowProps {
  node: TreeNode;
  /** Undefined if the node has no entries. */
  open: boolean | undefined;
  current: boolean;
  query: string;
}

/** A row of a JSON tree; the tree handles its keys and clicks. */
export const TreeRow = memo(function TreeRow({ node, open, current, query }: TreeRowProps) {
  const { kind, name, level, position, siblings } = node;
  return (
    <li
      role="treeitem"
      className="debug-row"
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={open}
      aria-selected={current}
      tabIndex={current ? 0 : -1}
    >
      <span className="debug-key">{kind === 'range' ? name : <MarkedText text={name} query={query} />}:</span>{' '}
      {kind === 'value' ? <Value node={node} query={query} /> : <Summary node={node} open={open === true} />}
    </li>
  );
});
