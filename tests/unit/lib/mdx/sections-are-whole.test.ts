import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { createContext, createElement, Fragment, useContext, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { mdxComponentNames } from '@/lib/mdx/component-names';
import { renderBody } from '@/lib/mdx/render-body';
import type { CompiledDoc, ComponentMap, PageSection } from '@/lib/mdx/types';
import { makeCompiled } from '@/tests/support/make-model';
import { readSiteSections } from '@/tools/read-site-sections';

type Props = Record<'title' | 'summary' | 'alt' | 'label' | 'value' | 'html', string> & {
  values?: { value: string; label: string }[];
  children?: ReactNode;
};

const texts =
  (...names: (keyof Props)[]) =>
  (props: Props) =>
    createElement('div', null, ...names.map((name) => props[name] as ReactNode), props.children);

const Labels = createContext<Props['values']>(undefined);

function TabItem({ label, value, children }: Props) {
  const given = useContext(Labels)?.find((item) => item.value === value)?.label;
  return createElement('div', null, given ?? label ?? value, children);
}

/** Components reduced to the texts that authors gave them. */
const plain: ComponentMap = {
  ...Object.fromEntries(
    mdxComponentNames.map((name) => [name, ({ children }: Props) => createElement(Fragment, null, children)]),
  ),
  Admonition: texts('title'),
  Card: texts('title'),
  CodeBlock: ({ title, html }: Props) =>
    createElement('div', null, title, createElement('pre', { dangerouslySetInnerHTML: { __html: html } })),
  Details: texts('summary'),
  Diagram: texts('title', 'alt'),
  Image: texts('alt'),
  ThemedImage: texts('alt'),
  TabItem,
  Tabs: ({ values, children }: Props) => createElement(Labels.Provider, { value: values }, children),
  Video: texts('title'),
  img: texts('alt'),
};

/** Returns all text of the nodes without footnote marks; the texts of footnotes are added to `notes`. */
function readText(nodes: readonly RootContent[], notes: string[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element' || node.properties.id === 'footnote-label') return '';
    const { id, title = '', ariaLabel = '', dataFootnoteRef, dataFootnoteBackref } = node.properties;
    if (dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined) return '';
    const text = readText(node.children, notes);
    if (!String(id).startsWith('user-content-fn-'))
      return `${node.tagName === 'iframe' ? title : ''}${node.tagName === 'video' ? ariaLabel : ''}${text}`;
    notes.push(squeeze(text));
    return '';
  });
  return parts.join('');
}

const squeeze = (text: string) => text.replace(/\s+/g, '');

async function compare(doc: CompiledDoc, sections: readonly PageSection[]) {
  const notes: string[] = [];
  const { html, problem } = renderBody(doc, plain);
  expect(problem).toBeNull();
  const rendered = squeeze(readText(fromHtml(html, { fragment: true }).children, notes));
  let collected = squeeze(sections.map(({ title, text }) => title + text).join(''));
  for (const note of notes) collected = collected.replace(note, '');
  return { rendered, collected };
}

describe.each(['content', 'tests/fixtures/kitchen-sink'])(
  'the searchable sections of the pages in %s',
  async (contentDir) => {
    const read = await readSiteSections(contentDir === 'content' ? undefined : { contentDir });
    const pages = read.model.versions
      .flatMap(({ docs }) => docs)
      .map(({ file }) => {
        const doc = read.compiled.get(file) ?? makeCompiled();
        return { file, doc, sections: read.sections.get(file) ?? [] };
      });

    it('BLD-11 contain the whole text of each page, in order, and nothing else', async () => {
      expect(pages.length).toBeGreaterThan(3);
      for (const { file, doc, sections } of pages) {
        const { rendered, collected } = await compare(doc, sections);
        expect({ file, text: collected }).toEqual({ file, text: rendered });
      }
    });

    it('BLD-11 have only anchors that the page has, and there is one for each heading', () => {
      for (const { file, doc, sections } of pages) {
        const { headings, anchors } = doc;
        const known = new Set([...headings.map(({ id }) => id), ...anchors]);
        const unknown = sections.filter(({ id }) => id !== '' && !known.has(id));
        expect([file, unknown]).toEqual([file, []]);
        const titles = new Set(sections.map(({ title }) => title));
        for (const { text } of headings)
          expect({ file, text, found: titles.has(text) }).toEqual({ file, text, found: true });
      }
    });
  },
);
