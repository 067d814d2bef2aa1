const METAS = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*?\sstyle="/i;
const FOREIGN = /\b(?:src|href|srcset|poster)="(?:https?:)?\/\/[^"]*"/i;
const LOADING_TAG =
  /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*>|<link\b[^>]*\srel="[^"]*(?:stylesheet|preload|preconnect|prefetch|icon)[^"]*"[^>]*>/gi;

/** Sources that would allow any code or style. */
const UNSAFE =
  /'unsafe-(?:inline|eval)'|'wasm-unsafe-eval'|(?:script|style|default)-src[^;]*\s(?:\*|https?:|data:|blob:)(?=[\s;]|$)/;

const required = [
  "default-src 'none'",
  "object-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default site',
];

/**
 * Checks what the security policy of a finished page relies on: one strict policy, no inline styles, and nothing from
 * other hosts.
 * @param allowsStyles true for a page whose primitives set `style` attributes, which the policy allows by their hashes
 * @returns what is wrong, in a few words each
 */
export function findPolicyFaults(html: string, { allowsStyles = false } = {}): string[] {
  const policies = [...html.matchAll(METAS)].map(([, policy = '']) => policy);
  const [policy = ''] = policies;
  const markup = html.replaceAll(SCRIPT, '');
  const foreign = (html.match(LOADING_TAG) ?? []).filter((tag) => FOREIGN.test(tag));
  return [
    ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
    ...required.filter((directive) => !policy.split('; ').includes(directive)).map((one) => `no ${one}`),
    ...(UNSAFE.test(policy) ? ['a source that allows anything'] : []),
    ...(/<style\b/i.test(markup) ? ['a <style> element'] : []),
    ...(!allowsStyles && STYLE_ATTRIBUTE.test(markup) ? ['a style attribute'] : []),
    ...(/\son[a-z]+="/i.test(markup.replaceAll(/>[^<]*/g, '>')) ? ['an event handler attribute'] : []),
    ...foreign.map((tag) => `another host: ${tag}`),
  ];
}

/** Returns the addresses of other hosts that a style sheet loads, such as those of fonts. */
export const findForeignUrls = (css: string): string[] =>
  [...css.matchAll(/(?:url\(\s*|@import\s+)["']?((?:https?:)?\/\/[^"')\s]*)/g)].map(([, url = '']) => url);
