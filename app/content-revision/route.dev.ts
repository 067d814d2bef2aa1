import { streamContentRevisions } from '@/lib/docs/content-revision';

/** Tells browsers which revision of the content the development server has. Exports do not contain this route. */
export const GET = (): Response =>
  new Response(streamContentRevisions(), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' },
  });
