import type { SidebarNode } from '@/lib/docs/types';

/**
 * Converts an HTML item of a sidebar to plain text, or to a link if the HTML contains exactly one. HTML without text is
 * dropped. The HTML itself is not kept, to keep the sidebar small: every reader downloads it.
 * @param html value of a sidebar item of the type `html`
 */
export function readHtmlItem(html: string): SidebarNode[] {
  const label = readText(html);
  if (label === '') return [];
  const [href, ...more] = [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  if (href !== undefined && more.length === 0) return [{ type: 'link', label, href }];
  return [{ type: 'category', label, items: [], firstHref: '', open: true, collapsible: false }];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function readText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string) =>
      code === undefined ? (entities[name] ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
