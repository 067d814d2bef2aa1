import type { Severity } from './finding';

/** A rule of a checker. */
export interface RuleInfo {
  severity: Severity;
  /** What is wrong. Findings replace names in braces, such as `{key}`, and can have a message of their own. */
  message: string;
  /** Page and anchor of the documentation, without the path of the version. */
  docs: string;
  /** What to write instead, unless each finding says it. */
  fix?: string;
}

/** Makes rules of a severity: what they report, the section of the documentation, and the fix. */
const define =
  (severity: Severity) =>
  (message: string, docs: string, fix?: string): RuleInfo => ({
    severity,
    message,
    docs,
    ...(fix && { fix }),
  });
export const error = define('error');
export const warning = define('warning');
export const note = define('note');
