/** Where an address is named. */
export interface LinkUse {
  /** Path from the project root. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
}

/** An address on another host, with every place that names it. */
export interface ExternalLink {
  /** Without its hash: hosts never see that. */
  url: string;
  uses: LinkUse[];
}

/**
 * What asking for an address gave: `ok`; `moved` for good, to `to`; `unsure` when the host answers but does not let
 * programs see; `broken`.
 */
export interface UrlResult {
  outcome: 'ok' | 'moved' | 'unsure' | 'broken';
  /** Last status; 0 when there was no answer. */
  status: number;
  /** In words, for people; empty for `ok`. */
  reason: string;
  /** New address, for `moved`. */
  to?: string;
}
