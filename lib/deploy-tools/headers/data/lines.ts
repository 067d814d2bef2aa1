import type { Remedy } from './header-rule';

/** What to change in a server: where, and the lines. Without lines, `where` says why there are none. */
export interface ServerLines {
  where: string;
  lines?: string;
}

/** Values in the lines. */
export interface Values {
  /** Origin of the viewer. */
  origin: string;
  credentials: boolean;
  /** Value of `frame-ancestors`. */
  ancestors: string;
}

/** What a server can set, by remedy. */
export type Lines = Partial<Record<Remedy, (values: Values) => ServerLines>>;

/** Headers that a preflight must allow. */
export const allowedHeaders = 'Authorization, Accept, Content-Type';

/** What to do if an archive cannot set a header. */
export const inProxy = 'Put a web server in front of it, choose that server here, and add its lines there.';
