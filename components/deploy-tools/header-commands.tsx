import { useState } from 'react';
import { listCommands, shells, type Shell } from '@/lib/deploy-tools/headers/commands';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import {
  commandsHeading,
  copied,
  copyCommands,
  shellLabel,
  tokenHint,
} from '@/lib/i18n/messages/header-tool';
import { CopyReport } from './copy-report';
import { ToolSelect } from './tool-select';

/** Commands that print the headers of a setup. */
export function HeaderCommands({ situation }: { situation: Situation }) {
  const [shell, setShell] = useState<Shell>('bash');
  const commands = listCommands(situation, shell);
  return (
    <div className="tool-commands">
      <h2 id="commands">{commandsHeading}</h2>
      <div className="tool-row">
        <ToolSelect id="tool-shell" label={shellLabel} value={shell} options={shells} onChange={setShell} />
        <CopyReport label={copyCommands} done={copied} build={() => commands} />
      </div>
      <pre className="tool-code" role="region" aria-labelledby="commands" tabIndex={0}>
        <code>{commands}</code>
      </pre>
      {situation.authorization && <p className="tool-note">{tokenHint}</p>}
    </div>
  );
}
