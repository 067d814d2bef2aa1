import { shorten, type Report } from '../reporter';
import { findHeader, type Situation } from './exchange';
import type { Addresses, Hop, Load } from './group-responses';
import type { HeaderRuleName } from './data/rules';

/** What the checks of headers work with. */
export interface HeaderContext extends Addresses {
  situation: Situation;
  loads: readonly Load[];
  preflights: readonly Load[];
  /** The viewer’s HTML page. */
  page: Load | undefined;
  report: Report<HeaderRuleName>;
}

/** Place of a header, or of the status line if the response lacks it. */
export const placeOf = (hop: Hop, name: string): { start: number; end: number } =>
  findHeader(hop.headers, name) ?? hop;

/** Formats an address in a message. */
export const showAddress = (url: URL | null): string =>
  url ? shorten(`${url.origin}${url.pathname}`, 120) : 'The address';
