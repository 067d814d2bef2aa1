import { useState } from 'react';
import { listCommands, shells, type Shell } from '@/lib/deploy-tools/headers/commands';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { toolHeadings } from '@/lib/deploy-tools/headings';
import { CopyReport } from './copy-report';
import { ToolSelect } from './tool-select';

/** Commands that print the headers of a setup. */
export function HeaderCommands({ situation }: { situation: Situation }) {
  const [shell, setShell] = useState<Shell>('bash');
  const commands = listCommands(situation, shell);
  return (
    <div className="tool-commands">
      <h2 id="commands">{toolHeadings.commands}</h2>
      <div className="tool-row">
        <ToolSelect id="tool-shell" label="Shell" value={shell} options={shells} onChange={setShell} />
        <CopyReport label="Copy commands" done="Copied." build={() => commands} />
      </div>
      <pre className="tool-code" role="region" aria-labelledby="commands" tabIndex={0}>
        <code>{commands}</code>
      </pre>
      {situation.authorization && <p className="tool-note">Put your token in the variable TOKEN first.</p>}
    </div>
  );
}
