import { transformSync } from 'esbuild';
import { ThemeProvider } from 'next-themes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteConfig } from '@/lib/site/schema';
import { getThemeProps } from '@/lib/site/theme-props';

/**
 * Returns the script of next-themes that applies the color mode. next-themes renders it into the body, where browsers
 * may already have painted a frame, so the build moves it to the head. @see acceptance CM-02
 * @throws Error if next-themes renders no script
 */
export function getColorModeScript({ colorMode }: Pick<SiteConfig, 'colorMode'>): string {
  const html = renderToStaticMarkup(createElement(ThemeProvider, getThemeProps(colorMode)));
  const code = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  if (!code)
    throw new Error(
      'next-themes renders no inline script. Compare build/color-mode-script.ts with its release notes.',
    );
  return transformSync(code, { minify: true, target: 'es2020', charset: 'utf8' }).code.trim();
}
