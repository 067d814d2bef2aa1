import { buildAddress } from './address';
import { getContentTitle, getFirstText } from './first-text';
import { parseFrontmatter } from './frontmatter';
import type { Frontmatter } from './frontmatter-schema';
import { toIsoDate } from './iso-date';
import { TimeLimitError, tooSlow, withTimeLimit } from './time-limit';
import type { Doc, LastUpdate, PageExtension, Problem, RawDoc } from './types';
import { toProblem } from './validate-keys';

/** Data from outside the file that a page is built with. */
export interface DocContext {
  /** Address prefix of the version: `/` or e.g. `/3.9`. */
  versionPath: string;
  /** Folder of the latest docs in the repository's editor, or null for no edit links. @see acceptance DOC-16 */
  editUrl: string | null;
  /** Last changes by path from the project root; null when version control says nothing. @see acceptance DOC-17 */
  lastUpdates: ReadonlyMap<string, LastUpdate> | null;
  /** Whether number prefixes are removed from names, unless a page sets this itself; true by default. */
  parseNumberPrefixes?: boolean | undefined;
  /** Whether addresses end in a slash, always or never; without it, those of folders do. @see acceptance RT-23 */
  trailingSlash?: boolean | undefined;
  /** Returns the importer's extension of a page; `data` contains all keys of the front matter. */
  extendPage?:
    ((raw: RawDoc, body: string, data: Readonly<Record<string, unknown>>) => PageExtension) | undefined;
}

/**
 * Turns a file into a page: front matter read, title, label and description chosen, address derived. Never throws; the
 * page comes back as good as it can be, with the problems of its front matter and address.
 * @see acceptance BLD-08, BLD-10, SH-06, DOC-02, DOC-16, DOC-17
 */
export function buildDoc(raw: RawDoc, context: DocContext): { doc: Doc; problems: Problem[] } {
  const { frontmatter, data, body, bodyLine, keyLines, problems } = parseFrontmatter(raw);
  const address = buildAddress({
    source: raw.source,
    versionPath: context.versionPath,
    id: frontmatter.id,
    slug: frontmatter.slug,
    parseNumberPrefixes: frontmatter.parse_number_prefixes ?? context.parseNumberPrefixes,
    trailingSlash: context.trailingSlash,
  });
  const contentTitle = getContentTitle(body);
  const title = frontmatter.title || contentTitle || address.baseId;
  const doc: Doc = {
    id: address.id,
    version: raw.version,
    file: raw.file,
    source: raw.source,
    route: address.route,
    title,
    contentTitle,
    label: frontmatter.sidebar_label ?? title,
    description: frontmatter.description ?? getFirstText(body),
    frontmatter,
    body,
    bodyLine,
    keyLines,
    isCategoryIndex: address.isCategoryIndex,
    draft: frontmatter.draft ?? false,
    unlisted: frontmatter.unlisted ?? false,
    editUrl: getEditUrl(raw.source, frontmatter, context.editUrl),
    lastUpdate: getLastUpdate(frontmatter, context.lastUpdates?.get(raw.file)),
    ...(context.extendPage && { extension: context.extendPage(raw, body, data) }),
  };
  return { doc, problems: address.isServable ? problems : [...problems, explainAddress(doc, address.slug)] };
}

/**
 * A page as `buildDoc` makes it. One whose text takes too long to be looked through comes back empty, with the problem.
 * @param limitMs time that it may take
 * @throws Error that names the file, for whatever else its text leads to
 * @see acceptance BLD-09
 */
export function buildDocInTime(
  raw: RawDoc,
  context: DocContext,
  limitMs?: number,
): { doc: Doc; problems: Problem[] } {
  try {
    return withTimeLimit(() => buildDoc(raw, context), limitMs);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${raw.file} cannot be read: ${reason}`, { cause: error });
    }
    const { doc } = buildDoc({ ...raw, text: '\n' }, context);
    return { doc, problems: [{ file: raw.file, line: 1, column: 1, ...tooSlow }] };
  }
}

/** Also for frozen versions the file of the latest docs. @see acceptance DOC-16 */
function getEditUrl(source: string, frontmatter: Frontmatter, base: string | null): string | null {
  if (frontmatter.custom_edit_url !== undefined) return frontmatter.custom_edit_url || null;
  return base === null ? null : base + source.split('/').map(encodeURIComponent).join('/');
}

/** Front matter wins key by key. @see acceptance DOC-17 */
function getLastUpdate(
  { last_update: own }: Frontmatter,
  committed: LastUpdate | undefined,
): LastUpdate | null {
  const date = own?.date === undefined ? committed?.date : toIsoDate(own.date);
  const author = own?.author ?? committed?.author;
  if (date === undefined && author === undefined) return null;
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) };
}

function explainAddress({ file, keyLines }: Doc, slug: string): Problem {
  const place = { line: keyLines?.['slug'] ?? keyLines?.['id'] ?? 1 };
  const message = `The address "${slug}" cannot be served because it contains "?", "#", "\\" or a broken "%" escape.`;
  const hint = 'Rename the file, or give it a "slug" without these characters.';
  return toProblem(file, place, 'invalid-address', message, hint);
}
