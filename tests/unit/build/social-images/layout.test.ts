import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { expect, it } from 'vitest';
import { openFont } from '@/build/social-images/font';
import { layOutPicture, logo, margin, type PlacedLine } from '@/build/social-images/layout';

const { measure } = openFont();
const layOut = (title: string, section: string[] = [], product = 'OHIF 3.10') =>
  layOutPicture({ title, section, product }, measure);
const linesOf = (lines: PlacedLine[], ink: string) => lines.filter((line) => line.ink === ink);
const titleOf = (title: string) => linesOf(layOut(title), 'title').map(({ text }) => text);

function expectInside(lines: PlacedLine[]): void {
  for (const { text, size, x } of lines) {
    expect(measure(text, size)).toBeGreaterThan(0);
    expect(x + measure(text, size)).toBeLessThanOrEqual(1200 - margin);
  }
  const title = linesOf(lines, 'title');
  // The lowest letters reach a quarter of the size below the base line.
  expect(Math.max(...title.map(({ y, size }) => y + size / 4))).toBeLessThanOrEqual(logo.y);
  expect(Math.min(...title.map(({ y, size }) => y - size))).toBeGreaterThan(margin + 36);
}

function listTitles(): string[] {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  );
  return files.flatMap((file) => {
    const { data, content } = matter(readFileSync(join('content', file), 'utf8'));
    return (data['title'] as string | undefined) ?? /^# (.+)$/m.exec(content)?.[1] ?? [];
  });
}

it('fits each title of the content into the picture in full', () => {
  const titles = listTitles();
  expect(Math.max(...titles.map((title) => title.length))).toBeGreaterThan(45);
  for (const title of titles) {
    const lines = layOut(title, ['Migration guides', '3.8 -> 3.9', 'Segmentation']);
    expectInside(lines);
    expect(titleOf(title).join(' ')).toBe(title.replace(/\s+/g, ' ').trim());
  }
});

it('breaks a long title between words and uses a smaller size for a longer one', () => {
  const lines = ['Static DICOMweb files', 'for enhanced', 'performance'];
  expect(titleOf('Static DICOMweb files for enhanced performance')).toEqual(lines);
  const titles = ['Short', 'A title of many words '.repeat(4), 'A title of many words '.repeat(6)];
  expect(titles.map((title) => linesOf(layOut(title), 'title')[0]?.size)).toEqual([84, 68, 56]);
});

it('ends a text with an ellipsis if it does not fit even in the smallest size', () => {
  for (const title of ['many words '.repeat(40), 'w'.repeat(200), `${'w'.repeat(200)} and more`]) {
    const lines = layOut(title, ['A section '.repeat(20)], 'A product '.repeat(20));
    expectInside(lines);
    for (const ink of ['section', 'product'])
      expect(linesOf(lines, ink).map(({ text }) => text.endsWith('…'))).toEqual([true]);
    expect(linesOf(lines, 'title').some(({ text }) => text.endsWith('…'))).toBe(true);
  }
});

it('draws no line for an empty text', () => {
  expect(linesOf(layOut('Title'), 'section')).toEqual([]);
  expect(layOut('Title', [], '')).toHaveLength(1);
});
