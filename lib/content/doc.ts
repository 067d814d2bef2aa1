import { buildPageAddress, type PageAddressInput } from './address';
import { getContentTitle, getFirstText } from './first-text';
import { parseFrontmatter } from './frontmatter';
import type { Frontmatter } from './frontmatter-schema';
import { toIsoDate } from './key-types';
import { markRanSamples, type RanSamples } from './ran-samples';
import { insertScreenshots, type ScreenshotList } from './screenshots';
import { encodeFilePath } from '@/lib/routing/decode-path';
import type { Doc, LastUpdate, Problem, RawDoc } from './types';
import { createKeyProblem } from './validate-keys';

/** Settings and data that `buildDoc` needs in addition to the Markdown file. */
export interface DocContext extends Pick<PageAddressInput, 'versionPath'> {
  /** URL at which the repository host edits the latest docs; null for no edit links. @see acceptance DOC-16 */
  editUrl: string | null;
  /** Last change of each file by its path from the project root; null without git history. @see acceptance DOC-17 */
  lastUpdates: ReadonlyMap<string, LastUpdate> | null;
  screenshots?: ScreenshotList | null;
  ranSamples?: RanSamples | null;
}

/**
 * Builds a page from a file. Returns mistakes as problems, together with a page that is usable nevertheless.
 * @see acceptance BLD-08, BLD-10, SH-06, DOC-02, DOC-16, DOC-17
 */
export function buildDoc(raw: RawDoc, context: DocContext): { doc: Doc; problems: Problem[] } {
  const { frontmatter, bodyLine, keyLines, ...parsed } = parseFrontmatter(raw);
  const { body, problems: screenshotProblems } = insertScreenshots(
    markRanSamples(parsed.body, raw.source, context.ranSamples),
    raw,
    bodyLine,
    context.screenshots ?? null,
  );
  const problems = [...parsed.problems, ...screenshotProblems];
  const address = buildPageAddress({
    versionPath: context.versionPath,
    source: raw.source,
    id: frontmatter.id,
    slug: frontmatter.slug,
    parseNumberPrefixes: frontmatter.parse_number_prefixes,
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
  };
  return { doc, problems: address.isServable ? problems : [...problems, explainAddress(doc, address.slug)] };
}

/** Returns the edit link of a page, which even in older versions leads to the latest docs. @see acceptance DOC-16 */
function getEditUrl(source: string, frontmatter: Frontmatter, base: string | null): string | null {
  if (frontmatter.custom_edit_url !== undefined) return frontmatter.custom_edit_url || null;
  return base === null ? null : base + encodeFilePath(source);
}

/** Returns date and author of the last change, each from the front matter or else from git. @see acceptance DOC-17 */
function getLastUpdate({ last_update: own }: Frontmatter, committed?: LastUpdate): LastUpdate | null {
  const date = own?.date === undefined ? committed?.date : toIsoDate(own.date);
  const author = own?.author ?? committed?.author;
  if (date === undefined && author === undefined) return null;
  return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) };
}

function explainAddress({ file, keyLines }: Doc, slug: string): Problem {
  const place = { line: keyLines?.['slug'] ?? keyLines?.['id'] ?? 1 };
  const message = `The address "${slug}" cannot be served because it contains "?", "#", "\\" or a broken "%" escape.`;
  const hint = 'Rename the file, or give it a "slug" without these characters.';
  return createKeyProblem(file, place, 'invalid-address', message, hint);
}
