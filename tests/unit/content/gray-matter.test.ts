import matter from 'gray-matter';
import { expect, it, vi } from 'vitest';
import { parseFrontmatter } from '@/lib/content/frontmatter';

vi.mock('gray-matter', async (importOriginal) => {
  const { default: original } = await importOriginal<{ default: typeof matter }>();
  return { default: vi.fn<typeof matter>(original) };
});

const parse = (text: string) =>
  parseFrontmatter({ version: 'current', file: 'content/latest/a.md', source: 'a.md', text });

it('BLD-09 gray-matter parses the frontmatter: what it gives is what a page has', () => {
  const page = parse('---\ntitle: 2024\nsidebar_position: 3\n---\n\nText.\n');
  const [result] = vi.mocked(matter).mock.results;
  expect(result?.value).toMatchObject({ data: { title: '2024', sidebar_position: 3 }, content: '\nText.\n' });
  expect(page).toMatchObject({
    frontmatter: { title: '2024', sidebar_position: 3 },
    body: '\nText.\n',
    bodyLine: 5,
    keyLines: { title: 2, sidebar_position: 3 },
    problems: [],
  });
});

it('BLD-09 a fault in its YAML is told with its line in the file', () => {
  const [problem] = parse('---\ntitle: One\ntags: [a\n---\nText.\n').problems;
  expect(problem).toMatchObject({ rule: 'invalid-frontmatter-yaml', severity: 'error' });
  expect(problem?.line).toBeGreaterThanOrEqual(3);
});
