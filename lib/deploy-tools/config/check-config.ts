import type { Finding } from '../finding';
import { shorten } from '../reporter';
import { createPositionLookup } from '@/lib/text/position-lookup';
import { toDocsLink, type CheckedVersion } from '../docs-link';
import { explainConfig, type ExplainedKey } from './explain';
import { listParts, type ConfigValue } from './values';
import { parseConfig } from './parse-config';
import { checkAddresses, checkBasename } from './rules/addresses';
import { createContext, type RuleContext } from './rules/context';
import { checkCustomizations } from './rules/customizations';
import { checkForm, checkSyntax } from './rules/form';
import { checkSourceKeys, checkTopKeys } from './rules/keys';
import { checkLogin } from './rules/login';
import {
  checkDialog,
  checkDynamicConfig,
  checkFunctionConfig,
  checkLayouts,
  checkLoading,
} from './rules/settings';
import { checkSources } from './rules/sources';
import { checkDefaultSource, checkModes, checkRequired } from './rules/start';

/** Result of checking a config file. */
export interface CheckedConfig {
  /** In the order of the text. */
  findings: Finding[];
  /** What could not be checked, as sentences. */
  limits: string[];
  keys: ExplainedKey[];
}

const checks: readonly ((context: RuleContext) => void)[] = [
  checkForm,
  checkTopKeys,
  checkSourceKeys,
  checkRequired,
  checkDefaultSource,
  checkModes,
  checkSources,
  checkAddresses,
  checkBasename,
  checkLogin,
  checkLoading,
  checkDialog,
  checkDynamicConfig,
  checkFunctionConfig,
  checkLayouts,
  checkCustomizations,
];

/**
 * Checks the text of an `app-config.js` for a version of the viewer. Nothing in it is run. Never throws: a text that
 * cannot be read has one finding that says why.
 */
export function checkConfig(text: string, version: CheckedVersion): CheckedConfig {
  const parsed = parseConfig(text);
  const { context, listFindings } = createContext(version.line, parsed);
  if (parsed.mistake) checkSyntax(context);
  else for (const check of checks) check(context);
  const locate = createPositionLookup(text);
  const findings = listFindings()
    .map(({ docs, ...finding }) => ({
      ...finding,
      ...locate(finding.start),
      docs: toDocsLink(docs, version),
    }))
    .toSorted((a, b) => a.start - b.start);
  return {
    findings,
    limits: listLimits(context),
    keys: parsed.mistake ? [] : explainConfig(context.config, version, locate),
  };
}

/** Says what a part of a config does not tell; undefined if it is known. */
function describeUnknown(value: ConfigValue): string | undefined {
  if (value.kind === 'unknown') return value.reason;
  if (value.kind !== 'object' && value.kind !== 'array') return undefined;
  if (value.cut) return 'has more entries than are checked';
  return value.kind === 'object' && value.open ? 'can have more keys, which are computed' : undefined;
}

/** Lists the unknown parts of a value, as sentences that begin with the keys that lead to them. */
const listUnknown = (config: ConfigValue): string[] =>
  listParts(config).flatMap(({ path, value }) => {
    const reason = describeUnknown(value);
    return reason ? [`${path || 'window.config'} ${reason}.`] : [];
  });

function listLimits({ parsed }: RuleContext): string[] {
  const { mistake, value, limits, isExcerpt } = parsed;
  if (mistake?.rule === 'too-complex' || mistake?.rule === 'other-file') return [];
  if (mistake) return ['The rest of the file is checked when the browser can read it.'];
  const unknown = value ? listUnknown(value) : [];
  return [
    ...limits,
    ...(isExcerpt ? ['A comment says that keys are left out, so missing keys are not reported.'] : []),
    ...unknown.slice(0, 20).map((limit) => shorten(limit)),
    ...(unknown.length > 20 ? [`${unknown.length - 20} more values are unknown.`] : []),
  ];
}
