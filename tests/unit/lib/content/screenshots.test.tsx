import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMdxComponents } from '@/components/mdx/create-components';
import { insertScreenshots, readScreenshots, type Screenshot } from '@/lib/content/screenshots';
import { states } from '@/tools/screenshots/states';
import { makeContext } from '@/tests/support/make-context';
import { useFolder } from '@/tests/support/use-folder';

const folder = useFolder();
const source = 'guide/page.md';
const file = `content/latest/${source}`;
const listFile = 'content/latest/screenshots/screenshots.json';
const mark = { at: [120, 60, 40, 20], label: 'Presets' };
const list = {
  menu: { state: 'viewer', crop: [100, 50, 400, 300], alt: 'The "Layout" menu.', marks: [mark] },
  whole: { state: 'viewer', alt: 'The viewer.' },
  moving: { state: 'clip', alt: 'The viewer scrolls.', clip: true },
};

/** Reads the list of screenshots with this text. */
function readList(text: string) {
  folder.write(listFile, text);
  const options = { root: folder.at(), contentDir: folder.at('content') };
  return readScreenshots({ name: 'current', dir: 'content/latest' }, options);
}

function insert(body: string, content: unknown = list) {
  const read = readList(JSON.stringify(content, null, 1));
  const inserted = insertScreenshots(body, { file, source }, 10, read.list);
  return { body: inserted.body, problems: [...read.problems, ...inserted.problems] };
}

it('<Screenshot> in Markdown gets the address, alt text, size and marks of the listed screenshot, within its crop', () => {
  const { body, problems } = insert('# Page\n\n<Screenshot name="menu" />\n\nText.');
  expect(problems).toEqual([]);
  const named = '<Screenshot src={"../screenshots/menu.webp"} alt={"The \\"Layout\\" menu."}';
  const marks = 'marks={[{"at":[20,10,40,20],"label":"Presets"}]}';
  expect(body).toBe(`# Page\n\n${named} size={[400,300]} ${marks} />\n\nText.`);
});

it('a screenshot without a crop gets the size of the whole window, and a clip the address of its video', () => {
  expect(insert('<Screenshot name="whole" />').body).toContain('size={[1280,800]} marks={[]}');
  expect(insert('<Screenshot name="moving" />').body).toContain('video={"../screenshots/moving.webm"}');
});

it('a screenshot with an unknown name, and a mistake in the list, are reported at their lines', () => {
  const { problems: unknown } = insert('# Page\n\n<Screenshot name="meun" />');
  expect(unknown).toMatchObject([{ file, line: 12, message: `"meun" is not in ${listFile}.` }]);
  const { body, problems } = insert('<Screenshot name="whole" />', { ...list, menu: { state: 'viewer' } });
  expect(problems).toMatchObject([{ file: listFile, line: 2, message: '"menu.alt" is missing.' }]);
  expect(body).toContain('whole.webp');
});

it('a screenshot list that is not JSON is reported once, and without a list pages stay unchanged', () => {
  expect(readList('{ "menu": ')).toMatchObject({ list: null, problems: [{ file: listFile, line: 1 }] });
  const page = '<Screenshot name="menu" />';
  expect(insertScreenshots(page, { file, source }, 1, null).body).toBe(page);
});

const { Screenshot } = createMdxComponents(makeContext());
const render = (marks: { at: [number, number, number, number]; label: string }[]) =>
  renderToStaticMarkup(<Screenshot src="/menu.webp" alt="The menu." size={[400, 300]} marks={marks} />);

it('a screenshot draws a ring for each mark, hidden from screen readers, and lists the labels', () => {
  const html = render([{ at: [20, 10, 40, 20], label: 'The `id` of it' }]);
  expect(html).toContain('viewBox="0 0 400 300" aria-hidden="true"');
  expect(html).toContain('<rect x="20" y="10" width="40" height="20"');
  expect(html).toContain('<figcaption><ol><li>The <code>id</code> of it</li></ol></figcaption>');
  expect(html).toContain('alt="The menu."');
  expect(render([])).not.toMatch(/<svg|<figcaption/);
});

it('CON-04 a screen clip loads only when it is played, without sound, and shows a lazy poster', () => {
  const clip = { video: '/a.webm', alt: 'It scrolls.', size: [4, 3] as [number, number], marks: [] };
  const html = renderToStaticMarkup(<Screenshot src="big.png" {...clip} />);
  expect(html).toContain('<video controls="" muted="" playsInline="" preload="none" ');
  expect(html).toMatch(/<video [^>]*src="\/img\/\/a\.webm" aria-label="It scrolls\.">/);
  expect(html).toContain('<img class="clip-poster" src="/img/big-1030.png" width="1030" height="515"');
  expect(html).toMatch(/640w.*loading="lazy"[^>]* alt=""/);
  expect(html).toMatch(/<video [^>]*poster="data:/);
});

const pictures = 'content/latest/screenshots';
const listText = readFileSync(join(pictures, 'screenshots.json'), 'utf8');
const entries = Object.entries(JSON.parse(listText) as Record<string, Screenshot>);
const wholeWindow: NonNullable<Screenshot['crop']> = [0, 0, 1280, 800];

it('all screenshots of the docs name a state of the viewer that the screenshot tool can reach', () => {
  expect(entries.filter(([, { state }]) => !(state in states))).toEqual([]);
});

it('all screenshots of the docs have at most 60 KB, and clips 400 KB', () => {
  const sizeOf = (name: string) => statSync(join(pictures, name)).size / 1024;
  const clips = entries.filter(([, { clip }]) => clip);
  expect(entries.filter(([name]) => sizeOf(`${name}.webp`) > 60)).toEqual([]);
  expect(clips.filter(([name]) => sizeOf(`${name}.webm`) > 400)).toEqual([]);
});

it('all marks of screenshots in the docs are inside the cropped part', () => {
  const isOutside = ([, { crop = wholeWindow, marks = [] }]: (typeof entries)[number]) => {
    const [left, top, cropWidth, cropHeight] = crop;
    return marks.some(({ at: [x, y, width, height] }) => {
      return x < left || y < top || x + width > left + cropWidth || y + height > top + cropHeight;
    });
  };
  expect(entries.filter(isOutside).map(([name]) => name)).toEqual([]);
});
