interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown;
}

/**
 * Sets which texts scripts of other packages may use as script addresses and as HTML, in browsers with Trusted Types:
 * scripts of the site and of the given origins, and HTML without elements except the `<mark>` of search results. React
 * creates script elements from an empty one. The source of this function is inlined at the top of each page.
 *
 * The rules are anonymous functions, because tsx would wrap named ones in calls to a helper that pages do not contain.
 * The pattern spells its tags so that they are no tags for the tools that read finished pages.
 */
export function setDefaultPolicy(scriptOrigins: readonly string[]): void {
  const rules: [string, (value: string) => string | null][] = [
    [
      'createScriptURL',
      (url) =>
        [location.origin, ...scriptOrigins].includes(new URL(url, document.baseURI).origin) ? url : null,
    ],
    [
      'createHTML',
      (html) => (/^(?:[^<]|<\/?mark>|<!--[^<>]*-->)*$|^<[s]cript><\/[s]cript>$/.test(html) ? html : null),
    ],
  ];
  (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy(
    'default',
    Object.fromEntries(rules),
  );
}

/** Directives that make browsers refuse other texts. `site` is the policy in `lib/browser/trusted-html.ts`. */
export const trustedTypesDirectives = ["require-trusted-types-for 'script'", 'trusted-types default site'];

/** Returns the inline script of every page that defines the default policy. */
export const createTrustedTypesScript = (scriptOrigins: readonly string[] = []): string =>
  `(${setDefaultPolicy.toString()})(${JSON.stringify(scriptOrigins)})`;
