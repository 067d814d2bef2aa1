import { posix, relative } from 'node:path';
import { z } from 'zod';
import { strictObject } from '@/lib/site/strict-object';
import { getContentPath, readContentFile, type ReadContentOptions, type VersionFolder } from './read';
import type { Problem, RawDoc } from './types';
import { createKeyProblem, validateKeys } from './validate-keys';
import { parseYamlMap } from './yaml-map';

/** A part of the viewer's window: left, top, width and height in px. */
const rectangle = z.tuple([z.number(), z.number(), z.number(), z.number()]);

const screenshot = strictObject({
  /** Name of the state in `tools/screenshots/states`. */
  state: z.string().min(1),
  /** The part of the window that is shown; by default, all of it. */
  crop: rectangle.exactOptional(),
  /** What a reader should see in the picture. */
  alt: z.string().min(1),
  /** True for a clip, which is next to the picture with the ending `.webm`. */
  clip: z.boolean().exactOptional(),
  /** Parts that the page marks with a numbered ring and explains below the picture. */
  marks: z.array(strictObject({ at: rectangle, label: z.string().min(1) })).exactOptional(),
});

/** An entry of `screenshots.json`. Positions are px of the viewer's window. */
export type Screenshot = z.infer<typeof screenshot>;

/** Size of the viewer's window in screenshots, in px. */
export const screenshotWindow = { width: 1280, height: 800 } as const;

/** The screenshots of a version, and the path of their list from the project root. */
export interface ScreenshotList {
  file: string;
  /** Screenshots by name; undefined for entries that are invalid. */
  entries: ReadonlyMap<string, Screenshot | undefined>;
}

const screenshotUse = /^<Screenshot name="([^"]*)" \/>$/gm;
const rule = 'invalid-screenshots';
const rules = { syntax: rule, unknown: rule, invalid: rule };

/** Reads the list of screenshots of a version. Returns null for a version without this list, or an unreadable one. */
export function readScreenshots(
  version: VersionFolder,
  options: ReadContentOptions = {},
): { list: ScreenshotList | null; problems: Problem[] } {
  const name = `${version.dir}/screenshots/screenshots.json`;
  const text = readContentFile(name, options);
  if (text === null) return { list: null, problems: [] };
  const file = relative(options.root ?? process.cwd(), getContentPath(name, options));
  const map = parseYamlMap(text);
  const { value = {}, problems } = validateKeys(z.record(z.string(), screenshot), map, { file, rules });
  const entries = new Map(Object.keys(map.data).map((key) => [key, value[key]]));
  return { list: map.fault === null ? { file, entries } : null, problems };
}

/**
 * Replaces `<Screenshot name="…" />` with the same element with address, text alternative and marks from the list. An
 * invalid entry gives the whole picture, and an element with an unknown name is removed. Line numbers stay the same.
 */
export function insertScreenshots(
  body: string,
  { file, source }: Pick<RawDoc, 'file' | 'source'>,
  bodyLine: number,
  list: ScreenshotList | null,
): { body: string; problems: Problem[] } {
  if (list === null) return { body, problems: [] };
  const problems: Problem[] = [];
  const folder = posix.relative(posix.dirname(source), 'screenshots');
  const inserted = body.replaceAll(screenshotUse, (_, name: string, offset: number) => {
    const entry = list.entries.get(name);
    if (entry || list.entries.has(name))
      return createElement(`${folder}/${name}`, entry ?? { state: name, alt: name });
    const line = bodyLine + body.slice(0, offset).split('\n').length - 1;
    const message = `"${name}" is not in ${list.file}.`;
    const hint = 'Correct the name, or add the screenshot to the list.';
    problems.push(createKeyProblem(file, { line }, 'unknown-screenshot', message, hint));
    return '';
  });
  return { body: inserted, problems };
}

/** Returns the element of a screenshot, with its marks in px of the crop. */
function createElement(path: string, { alt, clip, crop, marks = [] }: Screenshot): string {
  const [left, top, width, height] = crop ?? [0, 0, screenshotWindow.width, screenshotWindow.height];
  const inCrop = marks.map(({ at: [x, y, ...size], label }) => ({ at: [x - left, y - top, ...size], label }));
  const video = clip && { video: `${path}.webm` };
  const props = { src: `${path}.webp`, ...video, alt, size: [width, height], marks: inCrop };
  const attributes = Object.entries(props).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  return `<Screenshot ${attributes.join(' ')} />`;
}
