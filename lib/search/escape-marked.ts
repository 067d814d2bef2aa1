import { escapeHtml } from '@/lib/text/escape-html';
import type { SearchHit, SearchParams } from './types';

/**
 * Escapes everything but the marks in a hit of the hosted service, which marks matches but does not escape the markup of
 * its records.
 *
 * @see acceptance SM-16
 */
export function escapeMarkedValues(
  hit: SearchHit,
  { highlightPreTag: before = '<em>', highlightPostTag: after = '</em>' }: SearchParams,
): SearchHit {
  const escape = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(escape);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'value' && typeof value === 'string' ? escapeAround(value, [before, after]) : escape(value),
      ]),
    );
  };
  const { _highlightResult, _snippetResult } = hit;
  return {
    ...hit,
    _highlightResult: escape(_highlightResult ?? { hierarchy: {} }) as SearchHit['_highlightResult'],
    _snippetResult: escape(_snippetResult ?? { hierarchy: {} }) as SearchHit['_snippetResult'],
  };
}

function escapeAround(value: string, [tag, ...others]: readonly string[]): string {
  if (tag === undefined) return escapeHtml(value);
  return value
    .split(tag)
    .map((part) => escapeAround(part, others))
    .join(tag);
}
