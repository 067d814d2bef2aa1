import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColorPalette } from '@/components/showcase/design/color-palette';
import { readDesignPageData } from '@/lib/showcase/design/design-page-data';
import { attribute, findAll } from '@/tests/support/built-page';

const { groups } = readDesignPageData();
const palette = renderToStaticMarkup(<ColorPalette groups={groups} />);

it('SC-03 each token has name, role, three values in both modes and the variable of the viewer', () => {
  for (const { name, role, forms, viewer } of groups.flatMap(({ colors }) => colors)) {
    expect(palette).toContain(`id="token-${name}"`);
    expect(palette).toContain(role.replaceAll('&', '&amp;'));
    for (const { hex, hsl, oklch } of [forms.dark, forms.light])
      for (const value of [hex, hsl, oklch, viewer])
        expect(palette).toMatch(new RegExp(`of ${name}">${value.replace(/[()]/g, '\\$&')}</code>`));
  }
});

it('SC-03 each color is drawn with the token itself, never with a value of its own', () => {
  const elements = findAll(parseFragment(palette), () => true);
  const fills = elements.flatMap((element) => attribute(element, 'fill') ?? []);
  expect(fills.length).toBeGreaterThan(200);
  expect(fills.filter((fill) => fill !== '#000' && !/^var\(--ui-[\w-]+\)$/.test(fill))).toEqual([]);
});
