import { useState } from 'react';
import { copyText } from '@/components/mdx/copy-text';
import { reportNotCopied } from '@/lib/i18n/messages/deploy-tools';
import { copied, copyButton, copyName } from '@/lib/i18n/messages/setup-tool';

/** Button that copies a text, and says so. `name` tells what is copied. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => setStatus((await copyText(text)) ? copied : reportNotCopied);
  return (
    <span className="setup-copy">
      <span role="status" className="tool-note">
        {status}
      </span>
      <button
        type="button"
        className="tool-button"
        aria-label={copyName(name)}
        onClick={() => void copy()}
        onBlur={() => setStatus('')}
      >
        {copyButton}
      </button>
    </span>
  );
}
