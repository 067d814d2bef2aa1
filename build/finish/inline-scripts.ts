import { transformSync } from 'esbuild';
import { memoize } from '@/lib/text/memoize';

const inlineScript = /<script>([^]*?)<\/script>/g;

/**
 * Takes the code of the inline scripts in `<head>`, and of their copies in `<body>`, out of a page. The elements stay,
 * because React expects them.
 */
export function takeInlineScripts(html: string): { html: string; codes: string[] } {
  const head = html.slice(0, html.indexOf('</head>'));
  const codes = [...new Set([...head.matchAll(inlineScript)].map(([, code = '']) => code))];
  const emptied = html.replaceAll(inlineScript, (element, code: string) =>
    codes.includes(code) ? '<script></script>' : element,
  );
  return { html: emptied, codes: codes.filter(Boolean) };
}

/** Shortens a script, and translates it for the oldest supported browsers. */
const minify = memoize((code: string) =>
  transformSync(code, { minify: true, target: 'es2020', charset: 'utf8' }).code.trim(),
);

/** Joins scripts into one with a line for each, so that the policy of a page needs one hash. */
export const joinScripts = (codes: readonly string[]): string => codes.map(minify).join('\n');
