/**
 * Returns the address of the Markdown version of a page, by the rule of llmstxt.org: `/faq/general` →
 * `/faq/general.md`, `/faq/` → `/faq/index.md`.
 */
export const getMarkdownAddress = (route: string): string =>
  route.endsWith('/') ? `${route}index.md` : `${route}.md`;
