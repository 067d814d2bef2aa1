import { countFindings, type Finding } from './finding';
import { maskSecrets } from './mask-secrets';

/** What a report is about. */
export interface ReportSource {
  /** What was checked, such as `app-config.js for OHIF 3.10`. */
  title: string;
  text: string;
  findings: readonly Finding[];
  /** What could not be checked. */
  limits: readonly string[];
  /** Address of the site, before the links to its pages. */
  siteUrl: string;
}

/** Longer lines, such as those of minified code, are not quoted. */
const maxLength = 300;

/** Returns the line of a finding without secrets; empty if the line is too long. */
function quoteLine(text: string, { start }: Finding): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  const end = to === -1 ? text.length : to;
  return end - from > maxLength ? '' : maskSecrets(text.slice(from, end).trim());
}

const escapeBackticks = (code: string) => code.replaceAll('`', '\u02cb');

/** Builds a report in Markdown for a forum or an issue: findings with the lines they are about, secrets masked. */
export function buildReport({ title, text, findings, limits, siteUrl }: ReportSource): string {
  const items = findings.map((finding) => {
    const { severity, rule, line, column, message, fix, docs } = finding;
    const code = quoteLine(text, finding);
    return [
      `- **${severity}**, line ${line}, column ${column} (\`${rule}\`): ${maskSecrets(`${message} ${fix}`)}`,
      ...(code ? [`  \`${escapeBackticks(code)}\``] : []),
      `  [${docs.title}](${siteUrl}${docs.href})`,
    ].join('\n');
  });
  const unknown = limits.length > 0 ? ['', 'Not checked:', '', ...limits.map((limit) => `- ${limit}`)] : [];
  return [`### ${title}`, '', `${countFindings(findings)}.`, '', ...items, ...unknown, ''].join('\n');
}
