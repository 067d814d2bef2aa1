import { buildSitePolicy, type CspOrigins } from './csp';
import { createTrustedTypesScript } from './trusted-types';

const HEAD = /<head>(<meta charSet="utf-8"\/>)?/i;

/** Values that `addHeadElements` adds to the `<head>` of one exported page. */
export interface HeadAdditions {
  /** Address of the page with the base path; null for the not-found page. */
  permalink: string | null;
  /** Code of an inline script that runs before all other scripts of the page. */
  script?: string | undefined;
  origins?: CspOrigins;
}

/**
 * Adds elements that depend on the finished page to the start of `<head>`: the Content Security Policy, the permalink,
 * which the head script needs before hydration (RT-19, RT-20, RT-22), the default policy of Trusted Types, and an optional
 * inline script (ERR-14).
 * @throws Error if the page has no `<head>`
 */
export function addHeadElements(html: string, { permalink, script, origins }: HeadAdditions): string {
  if (!HEAD.test(html)) throw new Error('The exported page has no <head>.');
  const self =
    permalink === null
      ? '<meta name="not-found" content=""/>'
      : `<meta name="permalink" content="${permalink}"/>`;
  const inline = [createTrustedTypesScript(origins?.script), ...(script === undefined ? [] : [script])]
    .map((code) => `<script>${code}</script>`)
    .join('');
  const policy = buildSitePolicy(inline + html, origins);
  const first = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${self}${inline}`;
  return html.replace(HEAD, () => `<head><meta charSet="utf-8"/>${first}`);
}
