'use client';

import { useHydrated } from '@/components/shell/use-hydrated';
import { checkConfig, type CheckedConfig } from '@/lib/deploy-tools/config/check-config';
import type { CheckedVersion } from '@/lib/deploy-tools/docs-link';
import { toolHeadings } from '@/lib/deploy-tools/headings';
import { buildReport } from '@/lib/deploy-tools/report';
import { ConfigExplanation } from './config-explanation';
import { CopyReport } from './copy-report';
import { FindingList } from './finding-list';
import { ToolInput } from './tool-input';
import { ToolSelect } from './tool-select';
import { useCheck } from './use-check';

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

interface Checked extends CheckedConfig {
  text: string;
  version: ToolVersion;
}

const check = (text: string, version: ToolVersion | undefined): Checked | undefined =>
  version && { ...checkConfig(text, version), text, version };

/** Page that checks and explains a config file, in the browser alone. */
export function ConfigTool({ versions, siteUrl }: ConfigToolProps) {
  const hydrated = useHydrated();
  const { root, field, lastText, ...tool } = useCheck('config', versions[0], check);
  const { target: version, change, check: checkSoon, checked, status } = tool;
  const report = () =>
    checked
      ? buildReport({
          ...checked,
          title: `Check of app-config.js for OHIF ${checked.version.label}`,
          siteUrl,
        })
      : '';

  return (
    <div className="tool" data-ready={hydrated} ref={root}>
      <ToolSelect
        id="tool-version"
        label="Viewer version"
        value={version?.label}
        options={versions.map(({ label }) => label)}
        onChange={(label) => change(versions.find((one) => one.label === label))}
      />
      <ToolInput
        id="config-text"
        label="Text of app-config.js"
        accept=".js,.mjs,.json,.txt"
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
            <FindingList text={checked.text} findings={checked.findings} field={field} />
            {checked.limits.length > 0 && (
              <details>
                <summary>{`What is not checked (${checked.limits.length})`}</summary>
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
