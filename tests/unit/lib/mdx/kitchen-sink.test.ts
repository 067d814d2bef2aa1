import { existsSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { findExistingPages } from '@/lib/checks/app-pages';
import { runChecks } from '@/lib/checks/run-checks';
import { sortProblems } from '@/lib/content/problems';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { pageRoutes } from '@/lib/routing/page-routes';
import { readSiteSections } from '@/tools/read-site-sections';

vi.hoisted(() => {
  process.env.DOCS_PLACEHOLDERS = 'on';
});
const contentDir = 'tests/fixtures/kitchen-sink';
const { model, compiled } = await readSiteSections({ contentDir });
const existing = findExistingPages(process.cwd(), pageRoutes);
const problems = sortProblems(runChecks(model, compiled, { fileExists: existsSync, pageRoutes: existing }));

it('BLD-11 DOC-18 the content check warns only about the unknown directive in the test site with all components', () => {
  expect(problems.map(({ file, line, rule, severity }) => `${severity} ${file}:${line} ${rule}`)).toEqual([
    `warning ${contentDir}/3.9/admonitions.md:83 unknown-directive`,
    `warning ${contentDir}/latest/admonitions.md:83 unknown-directive`,
  ]);
});

it('the test site with all components uses every component that pages can use', () => {
  const refs = [...compiled.values()].flatMap(({ componentRefs }) => componentRefs.map(({ name }) => name));
  // Code and diagrams are written as Markdown code blocks, and terms as plain words.
  const written = mdxComponentNames.filter((name) => !['CodeBlock', 'Diagram', 'Term'].includes(name));
  expect(refs).toEqual(expect.arrayContaining(written));
});
