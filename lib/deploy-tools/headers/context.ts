import { createReporter, shorten, type RawFinding, type Report } from '../reporter';
import { findHeader, type Situation } from './exchange';
import type { Addresses, Hop, Load } from './group-responses';
import { rules, type HeaderRuleName } from './rules';

/** What the checks of headers work with. */
export interface HeaderContext extends Addresses {
  situation: Situation;
  loads: readonly Load[];
  preflights: readonly Load[];
  /** The viewer’s HTML page. */
  page: Load | undefined;
  report: Report<HeaderRuleName>;
}

/** Creates a function that reports each mistake once, even if many responses have it. */
export function createHeaderReporter(): {
  report: Report<HeaderRuleName>;
  listFindings: () => RawFinding<HeaderRuleName>[];
} {
  const { report, listFindings } = createReporter<HeaderRuleName>(rules);
  const reported = new Set<string>();
  return {
    report(rule, place, details) {
      const key = `${rule} ${JSON.stringify(details ?? {})}`;
      if (reported.has(key)) return;
      reported.add(key);
      report(rule, place, details);
    },
    listFindings,
  };
}

/** Place of a header, or of the status line if the response lacks it. */
export const placeOf = (hop: Hop, name: string): { start: number; end: number } =>
  findHeader(hop.headers, name) ?? hop;

/** Formats an address in a message. */
export const showAddress = (url: URL | null): string =>
  url ? shorten(`${url.origin}${url.pathname}`, 120) : 'The address';
