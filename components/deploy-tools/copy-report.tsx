import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';

interface CopyReportProps {
  /** Makes the text when it is needed. */
  build: () => string;
  disabled?: boolean;
  label?: string;
  /** Accessible name, if several buttons have the same label. */
  name?: string;
  /** Announced afterwards. */
  done?: string;
}

/** Button that copies a text, by default a report, and says so. */
export function CopyReport({
  build,
  disabled,
  label = 'Copy report',
  name,
  done = 'The report is copied. Passwords and tokens are masked; check it before you post it.',
}: CopyReportProps) {
  const [status, setStatus] = useState('');
  const copy = async () =>
    setStatus((await copyText(build())) ? done : 'The browser does not allow copying.');
  return (
    <div className="tool-copy">
      <button
        type="button"
        className="tool-button"
        aria-label={name}
        disabled={disabled}
        onClick={() => void copy()}
      >
        {label}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
