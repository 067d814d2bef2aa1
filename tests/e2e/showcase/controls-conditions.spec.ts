import { expect, test, type Locator, type Page } from '@playwright/test';
import { getContrast } from '../../../lib/showcase/design/contrast';
import { readColour } from '../../../components/showcase/design/read-colour';
import { pageRoutes } from '../../../lib/routing/page-routes';
import { gotoHydrated, overflowOf, storeBefore } from '../support';
import { expectInWindow, openExample, press } from './controls-support';

const controlRoutes = pageRoutes.filter((route) => /^\/components\/\w+Showcase$/.test(route));

/** How what has the focus is marked: width and colour of its ring, and the ground that it lies on. */
interface Ring {
  name: string;
  width: number;
  color: string;
  ground: string;
}

/** Gives the focus to everything in the examples that takes it, one after the other, and reads its ring. */
const readRings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
    const groundOf = (element: Element | null): string => {
      for (let node = element; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (!/^rgba\(.*, 0(?:\.\d+)?\)$|\/ 0/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const shown = [...document.querySelectorAll<HTMLElement>(`.demos :is(${stops})`)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );
    return shown.flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      // The ring may be that of the box which a field and its buttons share.
      const box = element.parentElement ?? element;
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(box)];
      const ring = styles.find(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
      );
      return [
        {
          name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? element.id}`,
          width: ring ? Number.parseFloat(ring.outlineWidth) : 0,
          color: ring?.outlineColor ?? '',
          ground: groundOf(element.parentElement),
        },
      ];
    });
  });

for (const mode of ['dark', 'light'] as const)
  test(`SC-05 whatever takes the focus in the examples shows a ring of 2 px with 3:1, ${mode}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await storeBefore(page, { theme: mode });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faint: string[] = [];
    for (const route of controlRoutes) {
      await gotoHydrated(page, route);
      await press(page, 'Tab');
      for (const { name, width, color, ground } of await readRings(page)) {
        const [ink, below] = [readColour(color), readColour(ground)];
        const ratio = ink && below ? getContrast(ink, [below]) : 0;
        if (width < 2 || ratio < 3) faint.push(`${route}: ${name}: ${width} px, ${ratio.toFixed(2)}:1`);
      }
    }
    expect(faint).toEqual([]);
  });

/** What opens above the page, by the control and the example that opens it. */
const layers: readonly [
  control: string,
  id: string,
  open: (example: Locator) => Promise<void>,
  layer: string,
][] = [
  [
    'Dialog',
    'long-text',
    (example) => example.getByRole('button', { name: 'Check slice spacing' }).click(),
    '[role="dialog"]',
  ],
  [
    'DropdownMenu',
    'many-items',
    (example) => example.getByRole('button', { name: 'Jump to segment' }).click(),
    '[role="menu"]',
  ],
  [
    'Popover',
    'at-anchor',
    (example) => example.getByRole('button', { name: 'Note' }).click(),
    '[role="dialog"]',
  ],
  ['Select', 'long-text', (example) => example.getByRole('combobox').click(), '[role="listbox"]'],
  ['Combobox', 'long-text', (example) => example.getByRole('combobox').click(), '[role="dialog"]'],
  [
    'HoverCard',
    'long-text',
    (example) => example.getByRole('button', { name: 'Series instance UID' }).hover(),
    '[data-radix-popper-content-wrapper] > *',
  ],
  [
    'Toast',
    'long-text',
    (example) => example.getByRole('button', { name: 'Show a long message' }).click(),
    '[data-sonner-toast]',
  ],
];

/** The narrowest window, and one with as much room for text of twice the size. */
const windows = [
  { width: 320, text: '100%' },
  { width: 640, text: '200%' },
];

for (const [control, id, open, layer] of layers)
  for (const { width, text } of windows)
    test(`SC-04 SC-05 ${control} opens inside a window of ${width} px with text of ${text}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 2 * width });
      const example = await openExample(page, control, id);
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
      await example.scrollIntoViewIfNeeded();
      await open(example);
      await expectInWindow(page, page.locator(layer).first());
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });

for (const [control, id, open, layer] of layers)
  test(`SC-04 ${control} opens without motion where less of it is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page, control, id);
    await open(example);
    const opened = page.locator(layer).first();
    await expect(opened).toBeVisible();
    const durations = await opened.evaluate((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      const toSeconds = (list: string) => list.split(', ').map(Number.parseFloat);
      return [...toSeconds(animationDuration), ...toSeconds(transitionDuration)];
    });
    expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
  });

/** Two states of a control that must not look the same where readers choose the colours. */
const states: readonly [
  control: string,
  id: string,
  role: 'checkbox' | 'switch',
  one: string,
  other: string,
][] = [
  ['Checkbox', 'states', 'checkbox', 'Off', 'On'],
  ['Checkbox', 'states', 'checkbox', 'On', 'On for some'],
  ['Switch', 'states', 'switch', 'Off', 'On'],
  ['Switch', 'states', 'switch', 'On', 'On, disabled'],
];

for (const [control, id, role, one, other] of states)
  test(`SC-05 ${control}: "${one}" and "${other}" look different in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const example = await openExample(page, control, id);
    const [first, second] = [
      await example.getByRole(role, { name: one, exact: true }).screenshot(),
      await example.getByRole(role, { name: other, exact: true }).screenshot(),
    ];
    expect(first.equals(second)).toBe(false);
  });

test('SC-05 in forced colours fields, buttons and the handle of a slider keep an edge, and the focus its ring', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const edgeOf = (element: Locator) =>
    element.evaluate((node) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } = getComputedStyle(node);
      return {
        border: borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      };
    });
  const button = (await openExample(page, 'Button', 'variants')).getByRole('button', { name: 'Save report' });
  expect((await edgeOf(button)).border).toBeGreaterThan(0);
  await press(page, 'Tab');
  await button.focus();
  expect((await edgeOf(button)).outline).toBeGreaterThanOrEqual(2);
  const field = (await openExample(page, 'Input', 'with-label')).getByRole('textbox');
  expect((await edgeOf(field)).border).toBeGreaterThan(0);
  const handle = (await openExample(page, 'Slider', 'basic')).getByRole('slider');
  expect((await edgeOf(handle)).border).toBeGreaterThan(0);
});
