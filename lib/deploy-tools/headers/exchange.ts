/** A header of a request or response, with its place in the text. */
export interface HeaderField {
  /** In lower case. */
  name: string;
  value: string;
  start: number;
  end: number;
}

/** What is known of a request. */
export interface RequestFacts {
  method: string;
  /** Full address, or a path; empty if unknown. */
  target: string;
  /** `https` if the text shows that the connection was encrypted. */
  scheme?: 'https';
  headers: HeaderField[];
}

/** A response, with its request if the text contains it. `start` and `end` are the place of its status line. */
export interface Exchange {
  request: RequestFacts | undefined;
  status: number;
  headers: HeaderField[];
  start: number;
  end: number;
}

/** What the viewer and its users do. Addresses are empty if the reader has not entered them. */
export interface Situation {
  /** Address of the viewer. */
  viewer: string;
  /** DICOMweb root of the archive. */
  archive: string;
  /** Requests carry cookies, which needs an extension. */
  credentials: boolean;
  /** Requests carry an `Authorization` header. */
  authorization: boolean;
  /** The `Accept` header of metadata and images contains quotes, because `omitQuotationForMultipartRequest` is not set. */
  quotes: boolean;
  /** The page must be cross-origin isolated. */
  isolated: boolean;
  /** Origin of the page that shows the viewer in a frame; empty without one. */
  framedBy: string;
}

/** Returns the first header of a name, in lower case. */
export const findHeader = (headers: readonly HeaderField[], name: string): HeaderField | undefined =>
  headers.find((header) => header.name === name);

/** Returns the value that browsers see: all headers of a name, joined with commas; null without one. */
export function getValue(headers: readonly HeaderField[], name: string): string | null {
  const values = headers.filter((header) => header.name === name).map(({ value }) => value);
  return values.length === 0 ? null : values.join(', ');
}

/**
 * Parses an address that a reader entered; null if it is none. Without a scheme, it is `http`; a path belongs to `base`.
 */
export function parseAddress(text: string, base?: URL | null): URL | null {
  const address = text.trim().slice(0, 4000);
  if (address === '') return null;
  try {
    const hasScheme = /^[a-z][\w+.-]*:\/\//i.test(address);
    const url = address.startsWith('/')
      ? new URL(address, base ?? undefined)
      : new URL(hasScheme ? address : `http://${address}`);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}
