import type { HeaderFinding } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { getServerLines, type ServerName } from '@/lib/deploy-tools/headers/server-lines';
import { CopyReport } from './copy-report';

interface FindingRemedyProps {
  finding: HeaderFinding;
  server: ServerName;
  situation: Situation;
}

/** What the standard says about a finding, and the lines that a server needs. */
export function FindingRemedy({ finding, server, situation }: FindingRemedyProps) {
  const { standard, remedy, rule, line } = finding;
  const { where, lines } = remedy ? getServerLines(remedy, server, situation) : {};
  return (
    <>
      {standard && <p className="tool-note">Standard: {standard}</p>}
      {where && (
        <details className="tool-lines">
          <summary>{`Lines for ${server}`}</summary>
          <p>{where}</p>
          {lines && (
            <>
              <pre
                className="tool-code"
                tabIndex={0}
                role="region"
                aria-label={`Lines for ${server}: ${rule}, ${line}`}
              >
                <code>{lines}</code>
              </pre>
              <CopyReport label="Copy lines" done="Copied." build={() => lines} />
            </>
          )}
        </details>
      )}
    </>
  );
}
