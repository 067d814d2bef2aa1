'use client';

import { useEffect, useState } from 'react';
import { copyText } from '@/components/mdx/copy-text';
import type { JsonValue, TreeNode } from '@/lib/debug/json-tree';

/** ms for which the bar says that it copied. */
const SAID_FOR = 1500;

const toText = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Names the current row and copies it: where it stands, as `jq` takes it, and what it holds. */
export function CopyBar({ current, whole }: { current: TreeNode; whole: boolean }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => setSaid(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (what: string, text: string) =>
    setSaid((await copyText(text)) ? `${what} copied` : `${what} could not be copied`);
  return (
    <div className="debug-bar" role="group" aria-label="Current row">
      <code className="debug-path">{current.path}</code>
      <span role="status" className="debug-said">
        {said}
      </span>
      <div className="debug-buttons">
        <button type="button" onClick={() => void copy('Path', current.path)}>
          Copy path
        </button>
        <button type="button" disabled={!whole} onClick={() => void copy('Value', toText(current.value))}>
          Copy value
        </button>
      </div>
    </div>
  );
}
