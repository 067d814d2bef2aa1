import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '@/lib/content/types';
import { validateKeys } from '@/lib/content/validate-keys';
import { parseYamlMap } from '@/lib/content/yaml-map';
import {
  controlNames,
  getControlFile,
  patternSlugs,
  type ControlName,
  type PatternId,
} from '@/lib/site/showcase-names';
import { strictObject } from '@/lib/site/strict-object';

/** Text that may contain code in backticks. */
const text = z.string().min(1);
const texts = z.array(text);

const linkKeys = {
  label: text,
  href: z.string().regex(/^(?:\/|https:\/\/)/, 'must start with "/" or "https://"'),
};
const link = strictObject(linkKeys);

const keyPattern =
  /^(?:(?:Shift|Alt)\+)?(?:Tab|Enter|Space|Escape|Home|End|Page (?:Up|Down)|Arrow (?:Up|Down|Left|Right)|A–Z|T)$/;

/** Keyboard shortcuts, in the order in which readers are likely to try them. */
const keyboard = z.array(
  strictObject({
    /** Keys pressed together are one string: `Shift+Tab`. Several strings are alternatives. */
    keys: z.array(z.string().regex(keyPattern, 'must be a key such as "Enter" or "Shift+Tab"')),
    does: text,
  }),
);

const controlSchema = strictObject({
  /** One or two sentences, for the page, its metadata and the card in the gallery. */
  summary: text,
  /** Demos in the order of the page. `id` is the name of the demo’s file without its extension. */
  demos: z.array(strictObject({ id: text, title: text, description: text })),
  /** Components whose props the page lists, in order. Each has an `<Name>Props` type in its module. */
  props: texts,
  /** Other exports of the module that users of the control need, for the import line on the page. */
  alsoImported: texts.exactOptional(),
  keyboard,
  /** The WAI-ARIA pattern that the control follows, if there is one. */
  pattern: link.exactOptional(),
  /** Cases in which to use the control, one sentence each. */
  use: texts,
  /** Cases in which to use something else, one sentence each. */
  avoid: texts,
  /** Differences from the viewer’s control, and pitfalls. */
  notes: texts,
  /** Related patterns, controls and docs. */
  related: z.array(link),
});

const patternSchema = strictObject({
  /** Heading of the page and of the card in the gallery. */
  name: text,
  summary: text,
  /** Parts of the panel, from top to bottom, with things to try. */
  parts: z.array(strictObject({ title: text, description: text })),
  /** Files that the page shows as code, with the live panel first. */
  sources: z.array(strictObject({ path: text, label: text })),
  /** Controls that the pattern uses. */
  controls: z.array(link),
  /** Services and other parts of the viewer that the real panel uses. */
  services: z.array(strictObject({ ...linkKeys, does: text })),
  keyboard,
  notes: texts,
});

/** The text of a control’s page. */
export type ControlText = z.infer<typeof controlSchema> & { name: ControlName };
/** The text of a pattern’s page. */
export type PatternText = z.infer<typeof patternSchema> & { id: PatternId };
/** The text of a demo of a control. */
export type DemoText = ControlText['demos'][number];
/** A row of the table of keyboard shortcuts. */
export type KeyboardShortcut = ControlText['keyboard'][number];
/** A link on a page of the showcase. */
export type ShowcaseLink = ControlText['related'][number];

const rules = { syntax: 'showcase-text', unknown: 'showcase-text', invalid: 'showcase-text' };

/**
 * Reads the texts of all pages of the showcase from `content/showcase`, in the order of the galleries. Returns mistakes
 * as problems, and leaves out faulty texts. A missing file lacks all keys.
 * @param root project root
 */
export function readShowcaseTexts(root: string = process.cwd()) {
  const problems: Problem[] = [];
  function read<Text>(schema: z.ZodType<Text>, name: string): Text[] {
    const file = `content/showcase/${name}.yaml`;
    const path = join(/* turbopackIgnore: true */ root, file);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const { value, problems: found } = validateKeys(schema, parseYamlMap(source), { file, rules });
    problems.push(...found);
    return value === undefined ? [] : [value];
  }
  const controls = controlNames.flatMap((name): ControlText[] =>
    read(controlSchema, `controls/${getControlFile(name)}`).map((content) => ({ name, ...content })),
  );
  const patterns = (Object.keys(patternSlugs) as PatternId[]).flatMap((id): PatternText[] =>
    read(patternSchema, `patterns/${id}`).map((content) => ({ id, ...content })),
  );
  return { controls, patterns, problems };
}

/** The texts of all pages of the showcase. */
export type ShowcaseTexts = Omit<ReturnType<typeof readShowcaseTexts>, 'problems'>;
