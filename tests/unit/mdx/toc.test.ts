import { describe, expect, it } from 'vitest';
import { buildToc } from '@/lib/mdx/toc';
import type { Heading } from '@/lib/mdx/types';

const headings = ([1, 2, 3, 4, 2, 6] as const).map((level, index): Heading => ({
  id: `h${index}`,
  text: `Heading ${index}`,
  level,
  line: index + 1,
}));
const idsOf = (min?: number, max?: number) => buildToc(headings, min, max).map(({ id }) => id);

describe('buildToc', () => {
  it('DOC-06 CON-05 lists levels 2 and 3 in document order', () => {
    expect(buildToc(headings)).toEqual([
      { id: 'h1', text: 'Heading 1', level: 2 },
      { id: 'h2', text: 'Heading 2', level: 3 },
      { id: 'h4', text: 'Heading 4', level: 2 },
    ]);
  });

  it('DOC-07 follows the levels of the frontmatter', () => {
    expect(idsOf(3, 4)).toEqual(['h2', 'h3']);
    expect(idsOf(2, 6)).toEqual(['h1', 'h2', 'h3', 'h4', 'h5']);
  });

  it('DOC-06 never lists the title of the page', () => {
    expect(idsOf(1, 2)).toEqual(['h1', 'h4']);
  });

  it('DOC-07 is empty without eligible headings', () => {
    expect(idsOf(5, 5)).toEqual([]);
    expect(buildToc([])).toEqual([]);
  });
});
