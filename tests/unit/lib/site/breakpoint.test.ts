import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktopBreakpoint } from '@/lib/site/constants';

/** Widths in px at which only one part of a page changes; add yours if it differs from the breakpoint on purpose. */
const widthsOfParts = [480, 600, 640, 720, 768, 1100, 1180, 1220, 1270, 1340, 1440, 1500];

/** Lists the widths in px in the media queries of all style sheets, with the file: `app/styles/docs.css max 996`. */
const listWidths = () =>
  ['app/styles', 'components']
    .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file)))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media[^{]*/g)].flatMap(([query]) =>
        [...query.matchAll(/\((max|min)-width: (\d+)px\)/g)].map(([, bound, width]) => ({
          file,
          bound,
          width: Number(width),
        })),
      ),
    );

it('CON-02 media queries switch between desktop and narrow layout at the width that scripts use', () => {
  const layout = listWidths().filter(({ width }) => !widthsOfParts.includes(width));
  const isRight = ({ bound, width }: (typeof layout)[number]) =>
    width === (bound === 'max' ? desktopBreakpoint : desktopBreakpoint + 1);
  expect(layout.filter((query) => !isRight(query))).toEqual([]);
  expect(new Set(layout.filter(isRight).map(({ bound }) => bound))).toEqual(new Set(['max', 'min']));
});

it('each width that is listed as an exception for one part of a page is in a media query', () => {
  const used = new Set(listWidths().map(({ width }) => width));
  expect(widthsOfParts.filter((width) => !used.has(width) || width === desktopBreakpoint)).toEqual([]);
});
