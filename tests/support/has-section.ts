import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';

/**
 * True if a page of a version has a section with the anchor, or no anchor is asked for.
 * @param content folder of the version
 * @param href address of the page with the anchor, without the path of the version
 */
export function hasSection(content: string, href: string): boolean {
  const [page = '', anchor] = href.slice(1).split('#');
  const file = [`${content}/${page}.md`, `${content}/${page}/index.md`].find((path) => existsSync(path));
  if (file === undefined) return false;
  const slugger = new GithubSlugger();
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+?)(?: \{#([^}]+)\})?$/gm)];
  const anchors = headings.map(([, text = '', id]) => id ?? slugger.slug(text.replace(/[`*]/g, '')));
  return anchor === undefined || anchors.includes(anchor);
}
