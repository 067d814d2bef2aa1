import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Packages that read, compile or render content. */
const contentPackages =
  /^(?:next-mdx-remote|@mdx-js|unified|remark|rehype|mdast|hast|shiki|elkjs|gray-matter|yaml|sharp|diff|esbuild|react-dom\/s)/;

/** Own modules and packages that the routes in `app/` lead to. */
async function readGraph() {
  const entryPoints = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `app/${file}`);
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    outdir: 'out',
    logLevel: 'silent',
    packages: 'external',
    loader: { '.css': 'empty' },
  });
  const inputs = Object.entries(metafile.inputs);
  const packages = inputs.flatMap(([, { imports }]) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  return { modules: inputs.map(([file]) => file), packages: [...new Set(packages)] };
}

it('BLD-11 the routes in app/ read pages compiled before, and import no code that compiles or checks content', async () => {
  const { modules, packages } = await readGraph();
  expect(modules).toContain('lib/docs/read-page.ts');
  expect(packages).toContain('react');
  expect(packages.filter((name) => contentPackages.test(name))).toEqual([]);
  const makers = /^lib\/(?:build|checks|glossary|mdx\/(?:compile|render|cache|plugins|diagram))|^tools\//;
  expect(modules.filter((file) => makers.test(file))).toEqual([]);
});
