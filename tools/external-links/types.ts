/** A place that contains a URL. */
export interface LinkUse {
  /** Path from the project root. */
  file: string;
  /** 1-based. */
  line: number;
  column: number;
}

/** A URL of another host, with all places that contain it. */
export interface ExternalLink {
  /** Without the hash, which is never sent to hosts. */
  url: string;
  uses: LinkUse[];
}

/**
 * Result of requesting a URL: `ok`; `moved` permanently, to `to`; `unsure` when the host refuses automated requests;
 * `broken`.
 */
export interface UrlResult {
  outcome: 'ok' | 'moved' | 'unsure' | 'broken';
  /** Last status; 0 when there was no response. */
  status: number;
  /** Explanation for people; empty for `ok`. */
  reason: string;
  /** New URL, for `moved`. */
  to?: string;
}
