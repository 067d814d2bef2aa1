import { contentSecurityPolicy, type CspOrigins } from './csp';

const HEAD = /<head>(<meta charSet="utf-8"\/>)?/i;

/** What is added to the head of one exported page. */
export interface PageHead {
  /** The page's own address with base path, or null for the not-found page. */
  permalink: string | null;
  /** Text of an inline script that runs before the page's own. */
  script?: string | undefined;
  origins?: CspOrigins;
}

/**
 * Adds to the start of `<head>` what depends on the finished page: its policy, its address, which the head script needs
 * before hydration (RT-19, RT-20, RT-22), and a script for this page only (ERR-14).
 * @throws Error when the page has no `<head>`
 */
export function completeHead(html: string, { permalink, script, origins }: PageHead): string {
  if (!HEAD.test(html)) throw new Error('The exported page has no <head>.');
  const self =
    permalink === null
      ? '<meta name="not-found" content=""/>'
      : `<meta name="permalink" content="${permalink}"/>`;
  const inline = script === undefined ? '' : `<script>${script}</script>`;
  const policy = contentSecurityPolicy(html + inline, origins);
  const first = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${self}${inline}`;
  return html.replace(HEAD, () => `<head><meta charSet="utf-8"/>${first}`);
}
