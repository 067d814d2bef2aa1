import { expect, it, vi } from 'vitest';
import { compileBody } from '@/lib/mdx/compile';

vi.mock('rehype-slug', () => ({ default: () => () => {} }));

it('DOC-13 the ids of headings come from rehype-slug, except ids that authors wrote', async () => {
  const { headings } = await compileBody('## One\n\n## Two {#number-two}\n\n### Three\n');
  expect(headings.map(({ id }) => id).filter(Boolean)).toEqual(['number-two']);
});
