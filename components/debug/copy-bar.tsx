import { useEffect, useState } from 'react';
import { copyText } from '@/components/mdx/copy-text';
import type { JsonRow, JsonValue } from '@/lib/debug/json-tree';

/** Time in ms for which the confirmation is shown. */
const CONFIRMATION_DURATION = 1500;

const toText = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Shows the path of the selected row, with buttons that copy the path or the value. */
export function CopyBar({ selected: [, value, path], complete }: { selected: JsonRow; complete: boolean }) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '') return undefined;
    const timer = setTimeout(() => setStatus(''), CONFIRMATION_DURATION);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async (what: string, text: string) =>
    setStatus((await copyText(text)) ? `${what} copied` : `${what} could not be copied`);
  return (
    <div className="debug-bar" role="group" aria-label="Selected row">
      <code className="debug-path">{path}</code>
      <span role="status" className="debug-status">
        {status}
      </span>
      <div className="debug-buttons">
        <button type="button" onClick={() => void copy('Path', path)}>
          Copy path
        </button>
        <button type="button" disabled={!complete} onClick={() => void copy('Value', toText(value))}>
          Copy value
        </button>
      </div>
    </div>
  );
}
