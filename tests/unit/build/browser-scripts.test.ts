import { expect, it } from 'vitest';
import { buildInlineScripts, buildStartScript, bundleBrowserScript } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';

const scripts = buildInlineScripts(site, ['https://tag.example']);

it('the build bundles each inline script as a classic script without imports and without the text </script', () => {
  for (const code of Object.values(scripts)) {
    expect(() => new Function(code as string)).not.toThrow();
    expect(code).not.toMatch(/<\/script|\bimport\b|\brequire\(/i);
  }
});

it('AB-05 the id of an announcement bar that contains </script> does not end the inline script', () => {
  const [first] = site.announcementBar ? [site.announcementBar] : [];
  const announcementBar = first && { ...first, id: `a"b'c\\</script>` };
  const { page } = buildInlineScripts({ ...site, announcementBar: announcementBar ?? null });
  expect(page).not.toContain('</script>');
  expect(page).toContain('a"b');
});

it('ERR-14 the home page has a script that reports a wrong base path, unless the site turns it off', () => {
  expect(scripts.home).toContain('base-address-banner');
  expect(buildInlineScripts({ ...site, baseUrlIssueBanner: false }).home).toBeUndefined();
});

it('the script that starts a page contains the ID of the build and the script files to load', () => {
  const entry = { otherChunks: ['c.js'], runtimeModuleIds: [1] };
  expect(buildStartScript({ build: '1a2b', entry, modules: [] })).toMatch(/"1a2b".*"c\.js"/s);
});

it('bundling a script for the browser throws if its module does not exist', () => {
  expect(() => bundleBrowserScript('lib/browser/nothing.ts')).toThrow(/nothing\.ts/);
});
