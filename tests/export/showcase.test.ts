import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getDemoName } from '@/components/showcase/demo/find-demo';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { controlNames, getControlRoute, getPatternRoute, type ControlName } from '@/lib/site/showcase-names';
import { gzipSize, linksOf, readHtml, readPage, scriptsOf } from '../support/built-page';
import { attributesOf, openPage, textsOf } from '../support/open-page';

/** The controls of the specification, §2.2. */
const specified = `Button Checkbox Combobox DataRow Dialog DropdownMenu HoverCard Input Label NumericMeta
  PanelSection Popover ScrollArea Select ShowcaseRow Slider Switch Tabs Toast ToolButton ToolButtonList`;
/** The patterns of the specification, §2.3. */
const patterns = [
  '/patterns/DataRowExample',
  '/patterns/patterns-measurements',
  '/patterns/patterns-segmentation',
  '/patterns/patterns-split-panel',
  '/patterns/patterns-tmtv',
];
const galleries = {
  '/components': 'OHIF Viewer Design System',
  '/components-list': 'Components',
  '/patterns': 'Patterns',
  '/colors-and-type': 'Colors and Typography',
};

const texts = readShowcaseTexts();
const getDemos = (name: ControlName) => texts.controls.find((text) => text.name === name)?.demos ?? [];
const controlPages = controlNames.map((name) => ({ name, route: getControlRoute(name) }));
const textOfPattern = (route: string) => texts.patterns.find(({ id }) => getPatternRoute(id) === route);
const allPages: Record<string, string> = {
  ...galleries,
  ...Object.fromEntries(controlPages.map(({ name, route }) => [route, name])),
  ...Object.fromEntries(patterns.map((route) => [route, textOfPattern(route)?.name ?? ''])),
};

const addressesOf = (route: string) => attributesOf(openPage(route), 'a', 'href');
const readFile = (address: string) =>
  readFileSync(join('out', decodeURIComponent(address.replace(/\?.*$/, ''))), 'utf8');

const readCode = (route: string) => scriptsOf(readHtml(route)).map(readFile).join('');

/** Names of the demos of a control as they are in scripts. */
const demosOf = (name: ControlName) => getDemos(name).map(({ id }) => `"${getDemoName(name, id)}"`);

/** Attributes from packages of other controls: toast, command list, menu, popper, scroll area. */
const packageMarks = [
  'data-sonner-toaster',
  'cmdk-input',
  'data-radix-menu-content',
  'data-radix-popper-content-wrapper',
  'data-radix-scroll-area-viewport',
];

describe('the showcase', () => {
  it('RT-07 RT-08 has a page for each control of the specification', () => {
    const names = specified.split(/\s+/);
    expect(controlNames).toEqual(names);
    const routes = names.map((name) => `/components/${name}${name === 'ShowcaseRow' ? '' : 'Showcase'}`);
    expect(controlPages.map(({ route }) => route)).toEqual(routes);
  });

  it.each(Object.entries(allPages))(
    'RT-06 RT-07 RT-08 RT-09 RT-10 SC-06 the page %s has its title and a description',
    (route, name) => {
      const page = openPage(route);
      expect(page.title).toBe(`${name} | OHIF`);
      expect(attributesOf(page, '[name="description"]', 'content')[0]?.length).toBeGreaterThan(40);
    },
  );

  it('RT-08 the page of ShowcaseRow at its second address names the first one as canonical', () => {
    const page = openPage('/components/ShowcaseRowShowcase');
    expect(attributesOf(page, '[rel="canonical"]', 'href')).toEqual([
      'https://docs.ohif.org/components/ShowcaseRow',
    ]);
  });

  it.each(controlPages)(
    'SC-04 SC-05 the control page $route has demos with code, tables of props and keys, and loads only its own demos',
    ({ name, route }) => {
      const page = openPage(route);
      const demos = getDemos(name);
      expect(demos.length).toBeGreaterThan(3);
      for (const { id, title } of demos) {
        const demo = `[id="${id}"]`;
        const code = textsOf(page, `${demo} .theme-code-block`).at(-1);
        expect([id, textsOf(page, `${demo} h2`)[0]]).toEqual([id, title.replaceAll('`', '')]);
        expect(page.querySelector(`${demo} [data-slot="showcase-toggle"]`)).not.toBeNull();
        expect(code?.length).toBeGreaterThan(40);
        expect(code).not.toContain("'use client'");
        expect(code?.includes('@/components/ui/') && name !== 'ShowcaseRow').toBe(false);
      }
      expect(textsOf(page, 'caption').length).toBeGreaterThan(0);
      for (const id of ['props', 'keyboard', 'use', 'notes', 'related'])
        expect(textsOf(page, `h2[id="${id}"]`)).toHaveLength(1);
      expect(textsOf(page, 'kbd').length).toBeGreaterThan(0);
      const loaded = readCode(route);
      expect(controlNames.flatMap(demosOf).filter((demo) => loaded.includes(demo))).toEqual(demosOf(name));
    },
  );

  it.each(patterns)(
    'SC-08 the pattern page %s shows its panel, sources and keys, and links to controls and services',
    (route) => {
      const page = openPage(route);
      const text = textOfPattern(route);
      if (!text) throw new Error(`${route} has no text.`);
      expect(textsOf(page, '#panel figcaption')).toEqual(
        text.sources.map(({ label, path }) => `${label}: ${path}`),
      );
      expect(textsOf(page, '#panel button').length).toBeGreaterThan(3);
      const hrefs = [...text.controls, ...text.services].map(({ href }) => href);
      expect(addressesOf(route)).toEqual(expect.arrayContaining(hrefs));
      expect(textsOf(page, 'kbd').length).toBeGreaterThan(0);
    },
  );

  it('SC-01 SC-02 SC-07 galleries link to each other, every control and every pattern', () => {
    const others = (route: string) => Object.keys(galleries).filter((other) => other !== route);
    for (const route of Object.keys(galleries))
      expect(addressesOf(route)).toEqual(expect.arrayContaining(others(route)));
    const controlRoutes = controlPages.map(({ route }) => route);
    for (const route of ['/components', '/components-list'])
      expect(addressesOf(route)).toEqual(expect.arrayContaining(controlRoutes));
    expect(addressesOf('/patterns')).toEqual(expect.arrayContaining(patterns));
  });

  it('NV-20 the page of Button loads at most 25 KB more script than a docs page, and nothing of other controls', () => {
    const sizeOf = (route: string) => gzipSize(scriptsOf(readHtml(route)));
    expect(sizeOf('/components/ButtonShowcase') - sizeOf('/')).toBeLessThan(25 * 1024);
    const code = readCode('/components/ButtonShowcase');
    expect(packageMarks.filter((mark) => code.includes(mark))).toEqual([]);
  });

  it('RT-06 the docs home page does not load the styles of the controls', () => {
    const sheets = linksOf(readPage('/').document, 'stylesheet').map(readFile);
    expect(sheets.join('')).not.toContain('--ui-');
  });
});
