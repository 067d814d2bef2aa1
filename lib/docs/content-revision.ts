import 'server-only';
import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { readGenerated } from '@/lib/site/read-generated';

const file = 'pages.json';

/** Reads the revision of the content: a hash of all pages, which changes with each edit. Used in development only. */
export const readContentRevision = (): string => readGenerated<{ revision: string }>(file).revision;

/**
 * Returns the revision of the content as server-sent events: the current one at once, and each later one when it is
 * written. A browser that connects again therefore learns of edits that it has missed.
 */
export function streamContentRevisions(): ReadableStream<Uint8Array> {
  const watched = path.join(/* turbopackIgnore: true */ process.cwd(), 'generated', file);
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = () => controller.enqueue(encoder.encode(`data: ${readContentRevision()}\n\n`));
      watchFile(watched, { interval: 200 }, send);
      stop = () => unwatchFile(watched, send);
      send();
    },
    cancel: () => stop(),
  });
}
