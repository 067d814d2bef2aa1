import type { DefaultTreeAdapterMap } from 'parse5';
import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Palette } from '@/components/showcase/design/palette';
import { Shapes } from '@/components/showcase/design/shapes';
import { TypeScale } from '@/components/showcase/design/type-scale';
import { getDesign } from '@/lib/showcase/design/get-design';

const { groups, sizes, weights, radii } = getDesign();
const palette = renderToStaticMarkup(<Palette groups={groups} />);
const scale = renderToStaticMarkup(<TypeScale sizes={sizes} weights={weights} />);
const shapes = renderToStaticMarkup(<Shapes radii={radii} />);
const colors = groups.flatMap((group) => group.colors);

type Node = DefaultTreeAdapterMap['childNode'];

function walk(nodes: readonly Node[]): DefaultTreeAdapterMap['element'][] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...walk(node.childNodes)] : []));
}
const elementsOf = (html: string) => walk(parseFragment(html).childNodes);
const attributeOf = (element: DefaultTreeAdapterMap['element'], name: string) =>
  element.attrs.find((attribute) => attribute.name === name)?.value;
const valuesOf = (html: string, name: string) =>
  elementsOf(html).flatMap((element) => attributeOf(element, name) ?? []);

describe('the page of colors and type, without scripts', () => {
  it('SC-03 has name, role, three values in both modes and the variable of the viewer of every token', () => {
    for (const { name, role, forms, viewer } of colors) {
      expect(palette).toContain(`id="token-${name}"`);
      expect(palette).toContain(role.replaceAll('&', '&amp;'));
      for (const { hex, hsl, oklch } of [forms.dark, forms.light])
        for (const value of [hex, hsl, oklch, viewer])
          expect(palette).toMatch(new RegExp(`of ${name}">${value.replace(/[()]/g, '\\$&')}</code>`));
    }
  });

  it('SC-03 has the contrast of every pair in both modes, in words', () => {
    const pairs = colors.flatMap((color) => color.pairs);
    expect(valuesOf(palette, 'data-pair')).toHaveLength(2 * pairs.length);
    expect(valuesOf(palette, 'data-verdict')).toEqual(
      colors.flatMap(({ pairs: own }) =>
        (['dark', 'light'] as const).flatMap((mode) => own.map(({ contrast }) => contrast[mode].verdict)),
      ),
    );
  });

  it('SC-03 draws each color with the token itself, never with a value of its own', () => {
    const fills = valuesOf(palette, 'fill');
    expect(fills.length).toBeGreaterThan(200);
    expect(fills.filter((fill) => fill !== '#000' && !/^var\(--ui-[\w-]+\)$/.test(fill))).toEqual([]);
  });

  it('SC-03 has every size and weight with its utility, and what it comes to', () => {
    for (const { name, amount, value } of sizes) {
      expect(scale).toContain(`leading-normal text-${name}"`);
      expect(scale).toContain(`<li>${amount} px</li><li>${value}</li>`);
    }
    expect(scale).toContain('<li>line 19.5 px</li>');
    for (const { name } of weights) expect(scale).toContain(`leading-normal font-${name}"`);
    for (const { name } of radii) expect(shapes).toContain(`shape-sample rounded-${name}"`);
  });

  it('SC-03 has ids that are there once, and no styles of its own', () => {
    const html = palette + scale + shapes;
    const ids = valuesOf(html, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    expect(valuesOf(html, 'style')).toEqual([]);
    expect(elementsOf(html).filter(({ tagName }) => tagName === 'style' || tagName === 'button')).toEqual([]);
  });
});
