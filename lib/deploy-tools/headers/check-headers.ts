import type { Finding } from '../finding';
import { toLatestLink } from '../docs-link';
import { maskSecrets } from '../mask-secrets';
import { createReporter, type RawFinding } from '../reporter';
import { createPositionLookup } from '@/lib/text/position-lookup';
import { checkCaching, checkStatus, checkTypes } from './checks/files';
import { checkEmbedding, checkFrame, checkIsolation } from './checks/page';
import { checkReading, type Readable } from './checks/reading';
import { showAddress, type HeaderContext } from './context';
import type { Exchange, Situation } from './exchange';
import { groupResponses, readAddresses, type Load } from './group-responses';
import { parseExchanges } from './parse-exchanges';
import { readHar } from './read-har';
import type { Remedy } from './data/header-rule';
import { rules, type HeaderRuleName } from './data/rules';

/** Result of checking responses. */
export interface CheckedExchanges {
  findings: RawFinding<HeaderRuleName>[];
  /** Whether the browser lets the viewer read the archive’s answers. */
  readable: Readable;
  /** Whether the viewer’s page is cross-origin isolated. */
  isolated: Readable;
  /** Whether the page in `situation.framedBy` may show the viewer in a frame. */
  framed: Readable;
  loads: readonly Load[];
}

/**
 * Checks responses as a browser does: whether the viewer can read, run and embed them. Findings are in the order of the
 * text. Never throws.
 * @param exchanges from {@link parseExchanges}
 * @param isCut whether the text was too long to contain all
 */
export function checkHeaders(
  exchanges: readonly Exchange[],
  situation: Situation,
  isCut = false,
): CheckedExchanges {
  const addresses = readAddresses(situation);
  const { report, listFindings } = createReporter<HeaderRuleName>(rules, true);
  const groups = groupResponses(exchanges, addresses);
  const loads = groups.filter(({ role }) => role !== 'preflight');
  const preflights = groups.filter(({ role }) => role === 'preflight');
  const page = loads.find(({ role }) => role === 'page');
  const context: HeaderContext = { ...addresses, situation, loads, preflights, page, report };
  if (isCut) report('too-long', { start: 0, end: 0 });
  if (groups.length === 0) report('no-response', { start: 0, end: 0 });
  const readable = checkReading(context);
  const isolated = checkIsolation(context);
  const framed = checkFrame(context);
  checkEmbedding(context);
  checkStatus(context);
  checkTypes(context);
  checkCaching(context);
  const findings = listFindings().toSorted((a, b) => a.start - b.start);
  return { findings, readable, isolated, framed, loads: groups };
}

/** A finding with what the page shows besides. */
export interface HeaderFinding extends Finding {
  standard?: string;
  remedy?: Remedy;
}

/** What a response was taken for. */
export interface ReadResponse {
  line: number;
  status: number;
  method: string;
  address: string;
  role: Load['role'];
}

export interface CheckedText extends Omit<CheckedExchanges, 'findings' | 'loads'> {
  /** What was checked: without secrets, and a HAR as headers. Findings refer to it. */
  text: string;
  findings: HeaderFinding[];
  responses: ReadResponse[];
}

/** Longer texts are cut, so that no text keeps the page busy. A HAR is mostly bodies, which are not checked. */
const maxLength = 500_000;
const maxHarLength = 50_000_000;

/** Responses that the page lists. */
const maxListed = 40;

/** Checks a text with responses: output of curl, headers from a network panel, or a HAR. Never throws. */
export function checkHeaderText(input: string, situation: Situation): CheckedText {
  const full = (input.length <= maxHarLength && readHar(input)) || input;
  const text = maskSecrets(full.slice(0, maxLength));
  const checked = checkHeaders(parseExchanges(text), situation, full.length > maxLength);
  const locate = createPositionLookup(text);
  const findings = checked.findings.map(({ docs, ...finding }) => {
    const { standard, remedy } = rules[finding.rule];
    return {
      ...finding,
      ...locate(finding.start),
      docs: toLatestLink(docs),
      ...(standard && { standard }),
      ...(remedy && { remedy }),
    };
  });
  const responses = checked.loads.slice(0, maxListed).map(({ role, answer, method }) => ({
    ...locate(answer.start),
    status: answer.status,
    method,
    address: maskSecrets(showAddress(answer.url)),
    role,
  }));
  const { readable, isolated, framed } = checked;
  return { text, findings, responses, readable, isolated, framed };
}
