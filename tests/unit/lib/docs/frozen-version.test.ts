import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSiteModel } from '@/lib/docs/build-model';
import { getVersion } from '@/tests/support/get-version';
import { getSurroundings } from '@/lib/docs/surroundings';
import type { SiteModel } from '@/lib/docs/types';
import siteConfig from '@/site.config';
import { latestConfig, olderConfig } from '@/tests/support/make-model';

const root = mkdtempSync(join(tmpdir(), 'docs-frozen-'));
const docs = { ...siteConfig.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };
const site = { versions: [latestConfig, olderConfig], docs };
const build = () => buildSiteModel({ site, root, contentDir: 'content', includeDrafts: false });

/** Everything that the pages of 3.9 are made of: the docs, the sidebar, and what surrounds each page. */
function olderPages(model: SiteModel) {
  const version = getVersion(model, '3.9');
  const surroundings = version.docs.map((doc) => getSurroundings(model, version, doc, { breadcrumbs: true }));
  return structuredClone({ version, surroundings });
}

describe('the frozen version', () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  cpSync('tests/fixtures/two-versions', root, { recursive: true });
  const general = join(root, 'content/latest/faq/general.md');

  it('VER-16 editing the latest sources changes latest pages, and none of 3.9', () => {
    const before = build();
    const text = readFileSync(general, 'utf8');
    writeFileSync(
      general,
      `---\ntitle: Other title\nsidebar_label: Other label\n---\n\n## Other\n\n${text.length}\n`,
    );
    writeFileSync(join(root, 'content/latest/faq/added.md'), '# Added\n\nA new page.\n');
    writeFileSync(
      join(root, 'content/latest/faq/_category_.json'),
      '{ "label": "Other questions", "position": 9 }\n',
    );
    const after = build();
    expect(getVersion(after, 'current')).not.toEqual(getVersion(before, 'current'));
    expect(getVersion(after, 'current').docs.map(({ title }) => title)).toContain('Other title');
    expect(olderPages(after)).toEqual(olderPages(before));
  });
});
