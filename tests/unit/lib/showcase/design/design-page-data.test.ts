import { expect, it } from 'vitest';
import { buildDesignPageData, readDesignPageData } from '@/lib/showcase/design/design-page-data';
import type { ColorTokenGroup } from '@/lib/showcase/design/types';

const design = readDesignPageData();
const pairs = design.groups.flatMap(({ colors }) => colors.flatMap((color) => color.pairs));

it('SC-03 states hex, HSL and contrast of a color in both modes', () => {
  const tokens =
    ':root { --ui-a: #fff; --ui-b: #000 } [data-ui-mode="dark"] { --ui-a: #000; --ui-b: hsl(0 0% 100%) }';
  const grounds = [{ token: 'black' }, { token: 'b', alpha: 0.5 }];
  const a = { role: 'A.', pairs: [{ grounds, need: 'text', where: 'X' }] } as const;
  const group: ColorTokenGroup = { id: 'g', title: 'G', about: '', tokens: { a } };
  const [color] = buildDesignPageData({ tokens, theme: '' }, [group]).groups[0]?.colors ?? [];
  expect(color).toMatchObject({
    viewer: 'hsl(var(--a))',
    forms: { dark: { hex: '#000000' }, light: { hex: '#ffffff', hsl: 'hsl(0 0% 100%)' } },
  });
  expect(color?.pairs).toMatchObject([
    {
      label: 'a on b at 50% over black',
      contrast: { light: { ratio: '21.00:1', verdict: 'AAA' }, dark: { verdict: 'AA' } },
    },
  ]);
});

it('SC-03 names each token once, as the viewer keeps it: channels, or a color', () => {
  const colors = design.groups.flatMap((group) => group.colors);
  const viewers = new Map(colors.map(({ name, viewer }) => [name, viewer]));
  expect(viewers.size).toBe(colors.length);
  const names = ['highlight', 'primary', 'muted-foreground', 'input', 'chart-5', 'error-text'];
  expect([...viewers.keys()]).toEqual(expect.arrayContaining(names));
  expect(viewers.get('highlight')).toBe('hsl(var(--highlight))');
  expect(viewers.get('error-text')).toBe('var(--error-text)');
});

it('SC-03 every text and part reaches AA in light mode', () => {
  const low = pairs.filter(({ contrast, need }) => {
    const { verdict } = contrast.light;
    return need !== 'line' && verdict !== 'AA' && verdict !== 'AAA';
  });
  expect(low.map(({ label, contrast }) => `${label} ${contrast.light.ratio}`)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(35);
});
