import { getOpenSearch } from '@/lib/docs/open-search';

export const dynamic = 'force-static';

/** Allows browsers to add the site as a search engine (SH-15). */
export function GET() {
  return new Response(getOpenSearch(), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
}
