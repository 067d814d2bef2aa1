import { expect, it, vi } from 'vitest';
import { prepareSite } from '@/build/prepare';

vi.hoisted(() => {
  process.env.DOCS_CONTENT_DIR = 'tests/fixtures/kitchen-sink';
  process.env.DOCS_PLACEHOLDERS = 'on';
});
const written = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@/build/prepare/generated', () => ({ writeGeneratedFiles: written }));
vi.mock('@/site.config', async (importOriginal) => {
  const { default: config } = await importOriginal<typeof import('@/site.config')>();
  const items = [
    ...config.navbar.items,
    { type: 'doc', docId: 'faq/nope', position: 'left' },
    { type: 'docSidebar', sidebarId: 'nope', position: 'left' },
    { type: 'docsVersionDropdown', docsPluginId: 'api', position: 'left' },
  ];
  return { default: { ...config, navbar: { ...config.navbar, items } } };
});

it('LKP-01 LKP-03 LKP-04 LKP-06 preparing the site reports each faulty navbar item and then writes no files', async () => {
  const { report } = await prepareSite();
  expect(report.errors).toBe(3);
  for (const text of [
    /^site\.config\.ts:1:1 navbar-item$/m,
    /navbar\.items\[10\] \{"type":"doc",.*There is no doc with id "faq\/nope" in version\(s\) "current"/,
    /navbar\.items\[11\] .*There is no sidebar with id "nope".*[^]*- tutorialSidebar/,
    /navbar\.items\[12\] .*does not seem to be enabled\. There is no data of plugin .* with id "api"/,
  ]) {
    expect(report.text).toMatch(text);
  }
  expect(written).not.toHaveBeenCalled();
});
