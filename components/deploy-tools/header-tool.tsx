'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/shell/use-hydrated';
import { checkHeaderText, type CheckedText } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { servers, type ServerName } from '@/lib/deploy-tools/headers/server-lines';
import { toolHeadings } from '@/lib/deploy-tools/headings';
import { buildReport } from '@/lib/deploy-tools/report';
import { CopyReport } from './copy-report';
import { FindingList } from './finding-list';
import { FindingRemedy } from './finding-remedy';
import { HeaderAnswers, ReadResponses } from './header-answers';
import { HeaderCommands } from './header-commands';
import { HeaderFields } from './header-fields';
import { ToolInput } from './tool-input';
import { ToolSelect } from './tool-select';
import { useCheck } from './use-check';

export interface HeaderToolProps {
  /** Address of the site, for the links in reports. */
  siteUrl: string;
}

const start: Situation = {
  viewer: '',
  archive: '',
  credentials: false,
  authorization: false,
  quotes: true,
  isolated: false,
  framedBy: '',
};

function check(text: string, situation: Situation, field: HTMLTextAreaElement): CheckedText {
  const result = checkHeaderText(text, situation);
  // Secrets disappear from the field too, and a HAR becomes readable.
  if (result.text !== text) field.setRangeText(result.text, 0, text.length, 'preserve');
  return result;
}

/** Page that checks response headers, in the browser alone. */
export function HeaderTool({ siteUrl }: HeaderToolProps) {
  const hydrated = useHydrated();
  const { root, field, lastText, ...tool } = useCheck('headers', start, check);
  const { target: situation, change, check: checkSoon, checked, status } = tool;
  const [server, setServer] = useState<ServerName>('nginx');
  const report = () =>
    checked
      ? buildReport({
          ...checked,
          title: 'Check of response headers for the OHIF viewer',
          limits: [],
          siteUrl,
        })
      : '';

  return (
    <div className="tool" data-ready={hydrated} ref={root}>
      <HeaderFields situation={situation} onChange={change} />
      <HeaderCommands situation={situation} />
      <ToolInput
        id="headers-text"
        label="3. Paste what they print"
        accept=".txt,.har,.log,.json"
        hint="Also takes the output of curl -i, headers from the network panel of a browser, or a HAR file. Everything is read in this page and sent nowhere. Tokens and cookies are replaced with dots."
        field={field}
        firstText={lastText}
        onText={() => checkSoon()}
      />
      <section className="tool-result" aria-labelledby="findings">
        <h2 id="findings">{toolHeadings.findings}</h2>
        <p role="status">{status}</p>
        <CopyReport build={report} disabled={!checked} />
        {checked && (
          <>
            <HeaderAnswers checked={checked} situation={situation} />
            {checked.findings.some(({ remedy }) => remedy) && (
              <ToolSelect
                id="tool-server"
                label="Show lines for"
                value={server}
                options={servers}
                onChange={setServer}
              />
            )}
            <FindingList
              text={checked.text}
              findings={checked.findings}
              field={field}
              renderMore={(finding) => (
                <FindingRemedy finding={finding} server={server} situation={situation} />
              )}
            />
            <ReadResponses responses={checked.responses} />
          </>
        )}
      </section>
    </div>
  );
}
