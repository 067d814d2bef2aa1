import { existsSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { findExistingPages } from '@/lib/checks/app-pages';
import { runChecks } from '@/lib/checks/run-checks';
import { sortProblems } from '@/lib/content/problems';
import type { Problem } from '@/lib/content/types';
import { buildSiteModel } from '@/lib/docs/build-model';
import type { SiteModel } from '@/lib/docs/types';
import { compileBody } from '@/lib/mdx/compile';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import type { CompiledDoc } from '@/lib/mdx/types';
import { pageRoutes } from '@/lib/routing/page-routes';
import { site } from '@/lib/site/config';

const contentDir = 'tests/fixtures/kitchen-sink';
const compiled = new Map<string, CompiledDoc>();
let model: SiteModel;
let problems: Problem[] = [];

beforeAll(async () => {
  model = buildSiteModel({ site, contentDir, includeDrafts: false });
  for (const doc of model.versions.flatMap(({ docs }) => docs))
    compiled.set(doc.file, await compileBody(doc.body));
  const existing = findExistingPages(process.cwd(), pageRoutes);
  problems = sortProblems(runChecks(model, compiled, { fileExists: existsSync, pageRoutes: existing }));
}, 60_000);

it('BLD-11 DOC-18 is a valid site: only its unknown directive is warned of, in both versions, at its line', () => {
  expect(problems.map(({ file, line, rule, severity }) => `${severity} ${file}:${line} ${rule}`)).toEqual([
    `warning ${contentDir}/3.9/admonitions.md:83 unknown-directive`,
    `warning ${contentDir}/latest/admonitions.md:83 unknown-directive`,
  ]);
});

it('uses every component that pages may use', () => {
  const refs = [...compiled.values()].flatMap(({ componentRefs }) => componentRefs.map(({ name }) => name));
  // Diagrams and marks of terms are written as code blocks and words.
  const written = mdxComponentNames.filter((name) => name !== 'Diagram' && name !== 'Term');
  expect(refs).toEqual(expect.arrayContaining(written));
});
