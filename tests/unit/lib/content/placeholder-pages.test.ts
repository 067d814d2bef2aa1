import { expect, it, vi } from 'vitest';
import { readVersionFiles } from '@/lib/content/read';

vi.hoisted(() => {
  process.env.DOCS_PLACEHOLDERS = 'on';
});

it('a version without a folder gets an introduction page if DOCS_PLACEHOLDERS is on', () => {
  const options = { contentDir: 'tests/fixtures/two-versions/content' };
  const { docs, problems } = readVersionFiles({ name: '3.8', dir: 'content/3.8' }, options);
  const file = 'tests/fixtures/two-versions/content/3.8/README.md';
  const text = '---\nid: Introduction\n---\n\n# Version 3.8\n\nThe only page of this version.\n';
  expect([docs, problems]).toEqual([[{ version: '3.8', file, source: 'README.md', text }], []]);
  const latest = readVersionFiles({ name: 'current', dir: 'content/latest' }, options);
  expect(latest.docs.length).toBeGreaterThan(1);
});
