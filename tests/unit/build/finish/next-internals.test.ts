import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The only files that may rely on undocumented behavior of Next.js. */
const allowed = ['lib/browser/next-internals.ts', 'build/finish/next-internals.ts'];

/** Names that reveal code that relies on it. */
const internals = [
  /__next[_.]/,
  /next\/dist\b/,
  /['"`]rsc['"`]/i,
  /next-router-/,
  /ChunkLoadError|load chunk|module factory/,
  /prerendering page|encountered an error on/,
  /_not-found/,
  /index\.txt/,
  /['"`/]_next\//,
  /\bwindow\.fetch\s*=/,
  /\bnext\?*\.version/,
  /TURBOPACK/,
];

const sources = ['app', 'build', 'components', 'lib', 'scripts', 'tools']
  .flatMap((dir) => readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file)))
  .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file))
  .concat('next.config.ts');

it('only two modules of the site rely on undocumented internals of Next.js', () => {
  const found = sources
    .filter((file) => !allowed.includes(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        internals.some((internal) => internal.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      );
    });
  expect(sources.length).toBeGreaterThan(500);
  expect(found, `Move these to ${allowed.join(' or ')}.`).toEqual([]);
});

it('the search for internals of Next.js finds some in both modules that may use them', () => {
  const used = allowed.map((file) => readFileSync(file, 'utf8'));
  expect(used.every((text) => internals.some((internal) => internal.test(text)))).toBe(true);
});
