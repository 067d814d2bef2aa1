import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColorPalette } from '@/components/showcase/design/color-palette';
import { readDesignPageData } from '@/lib/showcase/design/design-page-data';

const { groups } = readDesignPageData();
const palette = renderToStaticMarkup(<ColorPalette groups={groups} />);

it('SC-03 the page of colors shows name, role, viewer variable and three notations in both modes for each token', () => {
  for (const { name, role, forms, viewer } of groups.flatMap(({ colors }) => colors)) {
    expect(palette).toContain(`id="token-${name}"`);
    expect(palette).toContain(role.replaceAll('&', '&amp;'));
    for (const { hex, hsl, oklch } of [forms.dark, forms.light])
      for (const value of [hex, hsl, oklch, viewer])
        expect(palette).toMatch(new RegExp(`of ${name}">${value.replace(/[()]/g, '\\$&')}</code>`));
  }
});
