interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown;
}

/** Matches HTML without elements except the `<mark>` of search results, and the element that React makes scripts from. */
const harmless = /^(?:[^<]|<\/?mark>|<!--[^<>]*-->)*$|^<script><\/script>$/;

/**
 * Sets which texts scripts of other packages may use as script addresses and as HTML, in browsers with Trusted Types:
 * scripts of the site and of the given origins, and harmless HTML.
 */
export function setDefaultPolicy(scriptOrigins: readonly string[]): void {
  const origins = new Set([location.origin, ...scriptOrigins]);
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (origins.has(new URL(url, document.baseURI).origin) ? url : null),
    createHTML: (html) => (harmless.test(html) ? html : null),
  });
}
