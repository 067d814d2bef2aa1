import { useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { copyReport, reportCopied, reportNotCopied } from '@/lib/i18n/messages/deploy-tools';

/** Button that copies a report, and says so. `build` makes the report when it is needed. */
export function CopyReport({ build, disabled }: { build: () => string; disabled: boolean }) {
  const [status, setStatus] = useState('');
  const copy = async () => setStatus((await copyText(build())) ? reportCopied : reportNotCopied);
  return (
    <div className="tool-copy">
      <button type="button" className="tool-button" disabled={disabled} onClick={() => void copy()}>
        {copyReport}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
