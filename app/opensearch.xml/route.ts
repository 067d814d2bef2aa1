import { buildOpenSearch } from '@/lib/docs/open-search';

export const dynamic = 'force-static';

/** Returns the OpenSearch description, with which browsers can add the site as a search engine (SH-15). */
export function GET() {
  return new Response(buildOpenSearch(), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
}
