'use client';

import { useRef, useState } from 'react';
import { useHydrated } from '@/components/shell/use-hydrated';
import { checkConfig, type CheckedConfig } from '@/lib/deploy-tools/config/check-config';
import type { CheckedVersion } from '@/lib/deploy-tools/docs-link';
import { countFindings } from '@/lib/deploy-tools/finding';
import { buildReport } from '@/lib/deploy-tools/report';
import {
  checkingText,
  configReportTitle,
  configText,
  findingsHeading,
  notChecked,
  nothingChecked,
  viewerVersion,
} from '@/lib/i18n/messages/deploy-tools';
import { ConfigExplanation } from './config-explanation';
import { CopyReport } from './copy-report';
import { FindingList } from './finding-list';
import { selectPlace } from './select-place';
import { ToolInput } from './tool-input';
import { ToolSelect } from './tool-select';

/** A version in the menu. */
export interface ToolVersion extends CheckedVersion {
  label: string;
}

export interface ConfigToolProps {
  /** Versions whose configs can be checked, the latest first. */
  versions: readonly ToolVersion[];
  /** Address of the site, for the links in reports. */
  siteUrl: string;
}

/** Time in ms after the last key press until the text is checked. */
const pause = 250;

interface Checked extends CheckedConfig {
  text: string;
  version: ToolVersion;
}

/** Checks the text after a pause, and keeps the result. */
function useCheck(first: ToolVersion | undefined) {
  const [checked, setChecked] = useState<Checked>();
  const [status, setStatus] = useState(nothingChecked);
  const [version, setVersion] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const run = (text: string, target: ToolVersion | undefined) => {
    if (text.trim() === '' || !target) {
      setChecked(undefined);
      setStatus(nothingChecked);
      return;
    }
    const result = checkConfig(text, target);
    setChecked({ ...result, text, version: target });
    setStatus(`${countFindings(result.findings)}.`);
  };
  const check = (text: string, target = version) => {
    clearTimeout(timer.current);
    if (text.length > 200_000) setStatus(checkingText);
    timer.current = setTimeout(() => run(text, target), pause);
  };
  return { checked, status, version, setVersion, check };
}

/** Page that checks and explains a config file, in the browser alone. */
export function ConfigTool({ versions, siteUrl }: ConfigToolProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const { checked, status, version, setVersion, check } = useCheck(versions[0]);

  const choose = (label: string) => {
    const chosen = versions.find((one) => one.label === label);
    setVersion(chosen);
    check(field.current?.value ?? '', chosen);
  };
  const report = () =>
    checked ? buildReport({ ...checked, title: configReportTitle(checked.version.label), siteUrl }) : '';

  return (
    <div className="tool" data-ready={hydrated}>
      <ToolSelect
        id="tool-version"
        label={viewerVersion}
        value={version?.label}
        options={versions.map(({ label }) => label)}
        onChange={choose}
      />
      <ToolInput
        id="config-text"
        label={configText}
        accept=".js,.mjs,.json,.txt"
        field={field}
        onText={(text) => check(text)}
      />
      <section className="tool-result" aria-labelledby="findings">
        <h2 id="findings">{findingsHeading}</h2>
        <p role="status">{status}</p>
        <CopyReport build={report} disabled={!checked} />
        {checked && (
          <>
            <FindingList
              text={checked.text}
              findings={checked.findings}
              onShow={(finding) => selectPlace(field.current, finding)}
            />
            {checked.limits.length > 0 && (
              <details>
                <summary>{notChecked(checked.limits.length)}</summary>
                <ul>
                  {checked.limits.map((limit) => (
                    <li key={limit}>{limit}</li>
                  ))}
                </ul>
              </details>
            )}
            <ConfigExplanation keys={checked.keys} />
          </>
        )}
      </section>
    </div>
  );
}
