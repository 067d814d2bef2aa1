/** A place that contains a URL. */
export interface UrlOccurrence {
  /** Path from the project root. */
  file: string;
  /** Line number, starting at 1. */
  line: number;
  /** Column number, starting at 1. */
  column: number;
}

/** A URL of another host, with all places that contain it. */
export interface ExternalLink {
  /** Absolute URL without the fragment, which is never sent to hosts. */
  url: string;
  uses: UrlOccurrence[];
}

/**
 * Result of requesting a URL: `ok`; `moved`, which means a permanent redirect to `to`; `unsure`, if the host refuses
 * automated requests; or `broken`.
 */
export interface UrlResult {
  outcome: 'ok' | 'moved' | 'unsure' | 'broken';
  /** HTTP status of the last response; 0 if there was none. */
  status: number;
  /** Explanation of the outcome for the error message; empty for `ok`. */
  reason: string;
  /** New URL, for `moved`. */
  to?: string;
}
