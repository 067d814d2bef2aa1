import type { Severity } from '../../finding';

/** A rule of the config checker. */
export interface RuleInfo {
  severity: Severity;
  /** What the rule reports. With `fix`, it is the message of the rule; otherwise the message contains details. */
  about: string;
  /** Page and anchor of the documentation, without the path of the version. */
  docs: string;
  /** What to write instead, if that is the same for all findings. */
  fix?: string;
}

/** Makes rules of a severity: what they report, the section of the documentation, and the fix. */
const define =
  (severity: Severity) =>
  (about: string, docs: string, fix?: string): RuleInfo => ({ severity, about, docs, ...(fix && { fix }) });
export const error = define('error');
export const warning = define('warning');
export const note = define('note');
