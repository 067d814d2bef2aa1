import { basename } from 'node:path';
import type { VersionModel } from '@/lib/docs/types';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { Doc } from '@/lib/content/types';
import type { Losses } from './site';

/** Differences between the Markdown of the peers. */
export interface MarkdownDialect {
  /** Name of an admonition, by our name. */
  admonitions: Readonly<Record<string, string>>;
  /** Admonition with a title. */
  openAdmonition: (name: string, title: string) => string;
  /** True if headings can have an id, as in `## Title {#id}`. */
  headingIds: boolean;
  /** Path of a picture from a page. */
  imagePath: (file: string) => string;
}

const fence = /^( *)(`{3,}|~{3,})(.*)\n([^]*?)^\1\2 *$/gm;
const htmlElements =
  /^\/?(?:a|b|br|code|dd|details|div|dl|dt|em|hr|i|kbd|li|ol|p|pre|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|ul)\b/;

/**
 * Converts the text of a page to Markdown without components. Code, tables, lists, pictures and links stay.
 *
 * @param losses where occurrences of content that cannot be converted are counted
 */
export function toPlainMarkdown(
  doc: Doc,
  version: VersionModel,
  dialect: MarkdownDialect,
  losses: Losses,
): string {
  const lose = (kind: string) => losses.set(kind, (losses.get(kind) ?? 0) + 1);
  const blocks: string[] = [];
  const withoutCode = doc.body.replace(
    fence,
    (_, indent: string, marker: string, info: string, code: string) => {
      const [language = 'text'] = info.trim().split(/\s/);
      const isDiagram = language === 'mermaid';
      if (isDiagram) lose('diagrams, shown as code');
      const block = `${indent}${marker}${isDiagram ? 'text' : language || 'text'}\n${code}${indent}${marker}`;
      return `\uE000${blocks.push(block) - 1}\uE000`;
    },
  );
  const text = withoutCode
    .replaceAll(
      /^<Screenshot src=\{"([^"]+)"\}(?: video=\{[^}]*\})? alt=\{("(?:[^"\\]|\\.)*")\}.*\/>$/gm,
      (_, file: string, alt: string) => {
        lose('marks and clips of screenshots');
        return `![${(JSON.parse(alt) as string).replaceAll(/[[\]]/g, '')}](${dialect.imagePath(basename(file))})`;
      },
    )
    .replaceAll(/^:::(\w+)(?:\[(.*)\])?$/gm, (_, name: string, title = '') =>
      dialect.openAdmonition(dialect.admonitions[name] ?? name, title as string),
    )
    .replaceAll(/^\s*<TabItem [^>]*label="([^"]*)"[^>]*>$/gm, (_, label: string) => {
      lose('tabs, shown one after the other');
      return `**${label}**`;
    })
    .replaceAll(/^(#+ .*?) *\{#([^}]+)\}$/gm, (line, title: string) => {
      if (dialect.headingIds) return line;
      lose('ids of headings');
      return title;
    })
    .replaceAll(/\]\(([^)\s]+\.mdx?(?:#[^)\s]*)?)\)/g, (_, href: string) => {
      const target = resolveDocLink(doc, href, version);
      return `](${target.kind === 'doc' ? target.href : '/'})`;
    })
    .replaceAll(
      /(`+)[^]*?\1|\\?<(\/?\w[^>\n]*>?)/g,
      (all, code: string | undefined, tag: string | undefined) => {
        if (code !== undefined || tag === undefined) return all;
        if (!all.startsWith('\\') && htmlElements.test(tag)) return all;
        if (/^\/?[A-Z]/.test(tag) && !all.startsWith('\\')) {
          if (!tag.startsWith('/')) lose('other components');
          return '';
        }
        return `&lt;${tag}`;
      },
    );
  return text.replaceAll(/\uE000(\d+)\uE000/g, (_, index: string) => blocks[Number(index)] ?? '');
}
