import { contentSecurityPolicy, type CspOrigins } from './csp';

const HEAD = /<head>(<meta charSet="utf-8"\/>)?/i;

/** What one exported page is told about itself. */
export interface PageHead {
  /** The page's own address with base path, or null for the not-found page. */
  permalink: string | null;
  origins?: CspOrigins;
}

/**
 * Puts what only the finished page can know first into its `<head>`: its policy and its own address, which the head
 * script needs before hydration (RT-19, RT-20, RT-22).
 * @throws Error when the page has no `<head>`
 */
export function completeHead(html: string, { permalink, origins }: PageHead): string {
  if (!HEAD.test(html)) throw new Error('The exported page has no <head>.');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(html, origins)}"/>`;
  const self =
    permalink === null
      ? '<meta name="not-found" content=""/>'
      : `<meta name="permalink" content="${permalink}"/>`;
  return html.replace(HEAD, () => `<head><meta charSet="utf-8"/>${policy}${self}`);
}
