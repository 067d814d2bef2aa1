import type { FacetFilters } from './types';

/**
 * Whether a record's facets match the filters: all entries of the list, and at least one of each nested list.
 *
 * @see acceptance SM-12
 */
export function passesFilters(facets: Readonly<Record<string, string>>, filters: FacetFilters = []): boolean {
  const passes = (filter: string): boolean => {
    const isNot = filter.startsWith('-');
    const [, key = '', value = ''] = /^-?([^:]*):(.*)$/s.exec(filter) ?? [];
    return (facets[key] === value.replace(/^\\?-/, '-')) !== isNot;
  };
  const list = typeof filters === 'string' ? [filters] : filters;
  return list.every((filter) =>
    typeof filter === 'string' ? passes(filter) : filter.length === 0 || filter.some(passes),
  );
}
