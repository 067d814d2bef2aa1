import { expect, it } from 'vitest';
import { buildInlineScripts, buildStartScript, bundleBrowserScript } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';

const scripts = buildInlineScripts(site, ['https://tag.example']);

it('builds each inline script as one classic script without a closing script tag', () => {
  for (const code of Object.values(scripts)) {
    expect(() => new Function(code as string)).not.toThrow();
    expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/i);
  }
});

it('AB-05 escapes settings with any character', () => {
  const [first] = site.announcementBar ? [site.announcementBar] : [];
  const announcementBar = first && { ...first, id: `a"b'c\\</script>` };
  const { page } = buildInlineScripts({ ...site, announcementBar: announcementBar ?? null });
  expect(page).not.toContain('</script>');
  expect(page).toContain('a"b');
});

it('ERR-14 builds the script that reports a wrong base path only if the site turns it on', () => {
  expect(scripts.home).toContain('base-address-banner');
  expect(buildInlineScripts({ ...site, baseUrlIssueBanner: false }).home).toBeUndefined();
});

it('builds a start script with the settings of the build', () => {
  const entry = { otherChunks: ['c.js'], runtimeModuleIds: [1] };
  expect(buildStartScript({ build: '1a2b', entry, modules: [] })).toMatch(/"1a2b".*"c\.js"/s);
});

it('throws if a module is missing', () => {
  expect(() => bundleBrowserScript('lib/browser/nothing.ts')).toThrow(/nothing\.ts/);
});
