import { Parser } from 'htmlparser2';

/** A link, image or other address in a finished page, and the element that contains it. */
export interface HtmlReference {
  /** Tag name of the element, e.g. `a` or `img`. */
  element: string;
  attribute: string;
  /** The address as written, with character references such as `&amp;` decoded. */
  target: string;
  /** True if the element is outside `<main>`, in a part that every page contains. */
  isShell: boolean;
}

export interface HtmlPage {
  /** All ids, and the `name` attributes of old-style `<a>` anchors. */
  ids: Set<string>;
  references: HtmlReference[];
}

type Attributes = Readonly<Record<string, string | undefined>>;

const addressAttributes = new Set(['href', 'src', 'poster', 'action', 'xlink:href']);
const listAttributes = new Set(['srcset', 'imagesrcset']);
/** Values of `property` or `name` of `<meta>` elements whose `content` is an address. */
const addressMetas = new Set(['og:url', 'og:image', 'twitter:image']);

/** Returns the addresses in a `srcset` such as `a.webp 640w, b.webp 2x`. */
function readSourceSet(value: string): string[] {
  return value
    .split(/,\s+|,$/)
    .map((entry) => entry.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

function readMeta(attributes: Attributes): [attribute: string, target: string][] {
  const { content } = attributes;
  if (content === undefined) return [];
  if (addressMetas.has(attributes['property'] ?? attributes['name'] ?? '')) return [['content', content]];
  if (attributes['http-equiv']?.toLowerCase() !== 'refresh') return [];
  const target = /;\s*url=(.*)$/i.exec(content)?.[1];
  return target === undefined ? [] : [['content', target]];
}

function readAddresses(element: string, attributes: Attributes): [attribute: string, target: string][] {
  if (element === 'meta') return readMeta(attributes);
  return Object.entries(attributes).flatMap(([name, value = '']): [string, string][] => {
    if (listAttributes.has(name)) return readSourceSet(value).map((target) => [name, target]);
    return addressAttributes.has(name) ? [[name, value]] : [];
  });
}

/** Reads the ids and addresses of a finished page, even of invalid HTML. @see acceptance BLD-01, BLD-03 */
export function readHtmlPage(html: string): HtmlPage {
  const page: HtmlPage = { ids: new Set(), references: [] };
  let isShell = true;
  const parser = new Parser({
    onopentag(element, attributes: Attributes) {
      const { id } = attributes;
      if (id !== undefined) page.ids.add(id);
      if (element === 'a' && attributes['name'] !== undefined) page.ids.add(attributes['name']);
      if (element === 'main') isShell = false;
      for (const [attribute, target] of readAddresses(element, attributes)) {
        page.references.push({ element, attribute, target, isShell });
      }
    },
    onclosetag(element) {
      if (element === 'main') isShell = true;
    },
  });
  parser.end(html);
  return page;
}
