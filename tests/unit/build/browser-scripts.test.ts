import { expect, it } from 'vitest';
import { buildInlineScripts, buildStartScript, bundleBrowserScript } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';

const scripts = buildInlineScripts(site, ['https://tag.example']);

it('inline scripts are one classic script each, which no tag in them ends early', () => {
  for (const code of Object.values(scripts)) {
    expect(() => new Function(code as string)).not.toThrow();
    expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/i);
  }
});

it('AB-05 settings may hold any character', () => {
  const [first] = site.announcementBar ? [site.announcementBar] : [];
  const announcementBar = first && { ...first, id: `a"b'c\\</script>` };
  const { page } = buildInlineScripts({ ...site, announcementBar: announcementBar ?? null });
  expect(page).not.toContain('</script>');
  expect(page).toContain('a"b');
});

it('ERR-14 only sites that report a wrong base path have a script for it', () => {
  expect(scripts.home).toContain('base-address-banner');
  expect(buildInlineScripts({ ...site, baseUrlIssueBanner: false }).home).toBeUndefined();
});

it('the start script contains the settings of the build', () => {
  expect(buildStartScript({ build: '1a2b', entry: { otherChunks: ['c.js'] }, waits: true })).toMatch(
    /"1a2b".*"c\.js"/s,
  );
});

it('stops the build if a module is missing', () => {
  expect(() => bundleBrowserScript('lib/browser/nothing.ts')).toThrow(/nothing\.ts/);
});
