import 'server-only';
import { site } from '@/lib/site/config';
import { escapeHtml } from '@/lib/text/escape-html';
import { toSiteUrl } from './site-url';

/** Builds the OpenSearch description, with which browsers offer the site as a search engine. @see acceptance SH-15 */
export function buildOpenSearch(): string {
  const searchUrl = `${toSiteUrl('/search')}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(site.title)}</ShortName>
  <Description>${escapeHtml(`Search ${site.title}: ${site.tagline}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${escapeHtml(toSiteUrl('/icon.svg'))}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(searchUrl)}"/>
</OpenSearchDescription>
`;
}
