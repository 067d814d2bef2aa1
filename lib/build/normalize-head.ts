/** Matches an element in `<head>`, including its content. */
const ELEMENT = /<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>/g;
const HEAD = /(<head>)([\s\S]*?)(<\/head>)/;

const NAMES = /^<(\w+)(?:[^>]*?\s(?:name|property|rel)="([^"]*)")?/;

/**
 * Returns the sort key of an element that describes the page: title, metas by name, links by `rel`. Null for elements
 * that load or run something, since the bundler determines their order.
 */
function readKey(element: string): string | null {
  const [, tag, name = ''] = NAMES.exec(element) ?? [];
  if (tag === 'title') return '0';
  if (tag === 'meta' && /\s(?:name|property)=/.test(element) && name !== 'viewport') return `1${name}`;
  if (tag === 'link' && !/stylesheet|preload|preconnect|dns-prefetch/.test(name)) return `2${name}`;
  return null;
}

/** Moves the elements that describe the page after those that load files, and sorts them by key. */
function sortElements(head: string): string {
  const elements = head.match(ELEMENT) ?? [];
  if (elements.join('') !== head) return head;
  const others = elements.filter((element) => readKey(element) === null);
  const described = elements
    .map((element) => ({ element, key: readKey(element) ?? '' }))
    .filter(({ key }) => key !== '')
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  const inline = others.findIndex((element) => element.startsWith('<script>'));
  const end = inline === -1 ? others.length : inline;
  return [...others.slice(0, end), ...described.map(({ element }) => element), ...others.slice(end)].join('');
}

/**
 * Puts the elements of `<head>` that describe the page in a fixed order. React writes title, metas and links in the
 * order in which they become ready, so two builds of the same content would differ and hosts would treat every page as
 * changed.
 * @param html the page as Next.js exported it
 * @see acceptance VER-16
 */
export const normalizeHead = (html: string): string =>
  html.replace(HEAD, (_, open, head, close) => open + sortElements(head) + close);
