import { relative } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderPages } from '@/build/prepare/render-pages';
import { createFileExistsCheck } from '@/lib/checks/file-exists';
import { runChecks } from '@/lib/checks/run-checks';
import { readSiteModel } from '@/lib/docs/build-model';
import { site } from '@/lib/site/config';
import { latestConfig } from '@/tests/support/make-model';
import { makeRenderSources } from '@/tests/support/render-sources';
import { useFolder } from '@/tests/support/use-folder';

const { at, write } = useFolder();

/** A few runs with a fixed seed, or many random ones with DOCS_TEST_ALL. A failed run prints its seed. */
const getOptions = (few: number, many: number) =>
  process.env.DOCS_TEST_ALL ? { numRuns: many } : { numRuns: few, seed: 1 };

/** Markdown, and the words that the page must show. */
interface Text {
  markdown: string;
  words: readonly string[];
}

/** Returns an arbitrary for Markdown around texts: one of `inner` (by default, random words), then random words. */
const put = (format: (...texts: string[]) => string, inner = words): fc.Arbitrary<Text> =>
  fc.tuple(inner, words, words, words).map((texts) => {
    const markdown = format(...texts.map((text) => text.markdown));
    return { markdown, words: texts.slice(0, format.length).flatMap((text) => text.words) };
  });
const join = (texts: readonly Text[], separator: string): Text => ({
  markdown: texts.map(({ markdown }) => markdown).join(separator),
  words: texts.flatMap((text) => text.words),
});

const word = fc.stringMatching(/^q[a-z]{4,8}z$/);
const words = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((list): Text => ({ markdown: list.join(' '), words: list }));
const line = fc.oneof(
  words,
  put((a, b) => `**${a}** and _${b}_`),
  put((a, b) => `\`${a}\` [${b}](https://example.org/)`),
  put((a, b) => `<b>${a}</b> {'${b}'}`),
);
const heads = fc.constantFrom('', 'js', 'json {1}', 'bash showLineNumbers', 'diff title="file"', 'none');
const code = heads.chain((head) => put((a, b) => `\`\`\`${head}\n${a}\n  ${b}\n\`\`\``));
const simple = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => join(lines, ' ')),
  code,
  put((a) => `### ${a}`),
  put((a) => `## ${a} {#custom-${a.split(' ').join('-')}}`),
  put((a, b, c) => `- ${a}\n  1. ${b}\n- [x] ${c}`),
  put((a, b, c, d) => `| ${a} | ${b} |\n| :-- | --: |\n| ${c} | ${d} |`),
);
/** Returns an arbitrary for blocks that contain others. */
const wrap = (inner: fc.Arbitrary<Text>) =>
  fc.oneof(
    put((a, b) => `::::note ${b}\n\n${a}\n\n::::`, inner),
    put((a, b) => `<details>\n<summary>${b}</summary>\n\n${a}\n\n</details>`, inner),
    put((a, b) => `<Tabs>\n<TabItem value="a" label="${b}">\n\n${a}\n\n</TabItem>\n</Tabs>`, inner),
    put((a, b) => `${a}\n\n${b}`.replaceAll(/^/gm, '> '), inner),
  );
const block = fc.oneof(simple, wrap(simple), wrap(wrap(simple)));
const frontMatter = fc
  .record({ title: word, sidebar_position: fc.nat(99), slug: word }, { requiredKeys: ['title'] })
  .map((keys) => Object.entries(keys).map(([key, value]) => `${key}: ${value}\n`))
  .map((lines) => `---\n${lines.join('')}---\n\n`);
const page = fc
  .tuple(frontMatter, fc.array(block, { minLength: 1, maxLength: 6 }))
  .map(([head, blocks]) => ({ ...join(blocks, '\n\n'), markdown: head + join(blocks, '\n\n').markdown }));

const marks =
  '` " \' { } < > [ ]( * _ # \\ \t \r\n \u0000 --- ::: :::note ``` ~~~ </b> <Tabs> <F /> [^1]'.split(' ');
const pieces = fc.oneof(
  fc.constantFrom(...marks, '<!--', '-->', '{/*', '{#a}', 'import a', 'export b', '{c}', '{d.e}', '\n\n'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const edits = fc.array(fc.tuple(fc.nat(999), fc.nat(12), pieces), { minLength: 1, maxLength: 6 });

/** Damages a text: at each of a few places, replaces some characters with a piece of syntax or random text. */
const damage = (texts: fc.Arbitrary<string>) =>
  fc.tuple(texts, edits).map(([text, changes]) =>
    changes.reduce((before, [share, length, piece]) => {
      const start = Math.floor((share / 1000) * before.length);
      return before.slice(0, start) + piece + before.slice(start + length);
    }, text),
  );

/** Reads, compiles, renders and checks a site with these files, as a build does. */
async function buildSite(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) write(`latest/${name}`, text);
  const contentDir = relative(process.cwd(), at());
  const folders = { versions: [latestConfig], docs: site.docs };
  const model = readSiteModel({ site: folders, contentDir, includeDrafts: true });
  const sources = await makeRenderSources(model);
  const { compiled } = sources;
  const { html, problems } = await renderPages(sources);
  const inputs = { fileExists: createFileExistsCheck(process.cwd(), contentDir), pageRoutes: [] };
  // The folder has no git history.
  const ofPages = model.problems.filter(({ rule }) => rule !== 'no-last-update');
  const found = [...runChecks({ ...model, problems: ofPages }, compiled, inputs), ...problems];
  return {
    html: [...html.values()].join('\n'),
    problems: found.map((problem) => ({ ...problem, file: relative(at('latest'), problem.file) })),
    hasEmptyPage: [...compiled.values()].some((doc) => doc.code === ''),
  };
}

it('BLD-09 a build shows every word of randomly generated valid pages, and reports no errors', async () => {
  const property = fc.asyncProperty(page, async ({ markdown, words: expected }) => {
    const { html, problems } = await buildSite({ 'README.md': '# Home\n', 'page.md': markdown });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const shown = html.replaceAll(/<[^>]*>/g, '');
    expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
  });
  await fc.assert(property, getOptions(20, 500));
});

it('BLD-09 a build reports mistakes in randomly damaged files with file and line, and never throws', async () => {
  const texts = damage(page.map(({ markdown }) => markdown));
  const categories = damage(fc.constant('label: Folder\nlink:\n  type: doc\n  id: page\n'));
  const property = fc.asyncProperty(texts, categories, async (text, category) => {
    const files = { 'README.md': '# Home\n', 'folder/page.mdx': text, 'folder/_category_.yml': category };
    const { problems, hasEmptyPage } = await buildSite(files);
    for (const { file, line: row, column, message, hint } of problems) {
      expect(Object.keys(files)).toContain(file);
      expect(row).toBeLessThanOrEqual(files[file as keyof typeof files].split(/\r\n?|\n/).length);
      expect([row > 0, column > 0, message !== '', hint !== '']).toEqual([true, true, true, true]);
    }
    const isReported = problems.some(({ file }) => file === 'folder/page.mdx');
    expect(isReported || !hasEmptyPage).toBe(true);
  });
  await fc.assert(property, getOptions(60, 2_000));
});
