import 'server-only';
import { site } from '@/lib/site/config';
import { toSiteUrl } from './site-url';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The OpenSearch description of the site's search page. @see acceptance SH-15 */
export function getOpenSearch(): string {
  const searchUrl = `${toSiteUrl(`/${site.search.searchPagePath}`)}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.title)}</ShortName>
  <Description>${escapeXml(`Search ${site.title}: ${site.tagline}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${escapeXml(toSiteUrl('/icon.svg'))}</Image>
  <Url type="text/html" method="get" template="${escapeXml(searchUrl)}"/>
</OpenSearchDescription>
`;
}
