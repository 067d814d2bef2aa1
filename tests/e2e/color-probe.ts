import type { Page } from '@playwright/test';

type Rgb = readonly [number, number, number];

/** Lets tests compute with the colors that a page shows. */
export interface ColorProbe {
  /** The result of painting a color over a background. */
  over: (color: string, ground: Rgb) => Rgb;
  /** The color behind an element, from its own background and those of its ancestors. */
  groundOf: (element: Element | null) => Rgb;
  contrast: (a: Rgb, b: Rgb) => number;
}

declare global {
  interface Window {
    colors: ColorProbe;
  }
}

/** Puts the probe into each page loaded from now on, as `window.colors`. */
export async function installColorProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const toRgba = (color: string) => {
      if (!canvas) throw new Error('No canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255] as const;
    };
    const over = (color: string, ground: Rgb): Rgb => {
      const [r, g, b, a] = toRgba(color);
      const mix = (top: number, below: number) => top * a + below * (1 - a);
      return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2])];
    };
    const groundOf = (element: Element | null): Rgb =>
      element
        ? over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement))
        : [255, 255, 255];
    const luminance = (color: Rgb) => {
      const [r = 0, g = 0, b = 0] = color.map((part) => {
        const share = part / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: Rgb, b: Rgb) => {
      const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
      return (light + 0.05) / (dark + 0.05);
    };
    window.colors = { over, groundOf, contrast };
  });
}
