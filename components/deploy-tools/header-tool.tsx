'use client';

import { useRef, useState } from 'react';
import { useHydrated } from '@/components/shell/use-hydrated';
import { countFindings } from '@/lib/deploy-tools/finding';
import { checkHeaderText, type CheckedText } from '@/lib/deploy-tools/headers/check-headers';
import type { Situation } from '@/lib/deploy-tools/headers/exchange';
import { servers, type ServerName } from '@/lib/deploy-tools/headers/server-lines';
import { buildReport } from '@/lib/deploy-tools/report';
import { checkingText, findingsHeading, nothingChecked } from '@/lib/i18n/messages/deploy-tools';
import { headersNote, headersReportTitle, headersText, serverLabel } from '@/lib/i18n/messages/header-tool';
import { CopyReport } from './copy-report';
import { FindingList } from './finding-list';
import { FindingRemedy } from './finding-remedy';
import { HeaderAnswers, ReadResponses } from './header-answers';
import { HeaderCommands } from './header-commands';
import { HeaderFields } from './header-fields';
import { selectPlace } from './select-place';
import { ToolInput } from './tool-input';
import { ToolSelect } from './tool-select';

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

/** Time in ms after the last key press until the text is checked. */
const pause = 250;

/** Checks the text after a pause, and keeps the result. */
function useCheck() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [situation, setSituation] = useState(start);
  const [checked, setChecked] = useState<CheckedText>();
  const [status, setStatus] = useState(nothingChecked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const run = (target: Situation) => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      setChecked(undefined);
      setStatus(nothingChecked);
      return;
    }
    const result = checkHeaderText(text, target);
    // Secrets disappear from the field too, and a HAR becomes readable.
    if (result.text !== text) field.current?.setRangeText(result.text, 0, text.length, 'preserve');
    setChecked(result);
    setStatus(`${countFindings(result.findings)}.`);
  };
  const check = (target = situation) => {
    clearTimeout(timer.current);
    if ((field.current?.value.length ?? 0) > 200_000) setStatus(checkingText);
    timer.current = setTimeout(() => run(target), pause);
  };
  const change = (target: Situation) => {
    setSituation(target);
    check(target);
  };
  return { field, situation, change, check, checked, status };
}

/** Page that checks response headers, in the browser alone. */
export function HeaderTool({ siteUrl }: HeaderToolProps) {
  const hydrated = useHydrated();
  const { field, situation, change, check, checked, status } = useCheck();
  const [server, setServer] = useState<ServerName>('nginx');
  const report = () =>
    checked ? buildReport({ ...checked, title: headersReportTitle, limits: [], siteUrl }) : '';

  return (
    <div className="tool" data-ready={hydrated}>
      <HeaderFields situation={situation} onChange={change} />
      <HeaderCommands situation={situation} />
      <ToolInput
        id="headers-text"
        label={headersText}
        accept=".txt,.har,.log,.json"
        hint={headersNote}
        field={field}
        onText={() => check()}
      />
      <section className="tool-result" aria-labelledby="findings">
        <h2 id="findings">{findingsHeading}</h2>
        <p role="status">{status}</p>
        <CopyReport build={report} disabled={!checked} />
        {checked && (
          <>
            <HeaderAnswers checked={checked} situation={situation} />
            {checked.findings.some(({ remedy }) => remedy) && (
              <ToolSelect
                id="tool-server"
                label={serverLabel}
                value={server}
                options={servers}
                onChange={setServer}
              />
            )}
            <FindingList
              text={checked.text}
              findings={checked.findings}
              onShow={(finding) => selectPlace(field.current, finding)}
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
