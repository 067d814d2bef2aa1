import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { UrlResult } from './types';

const day = 24 * 60 * 60 * 1000;

/** Time for which a result is valid, in ms. Broken URLs are requested each time, since they may work again. */
const ages: Record<UrlResult['outcome'], number> = { ok: 7 * day, moved: 7 * day, unsure: day, broken: 0 };

const entrySchema = z.object({
  outcome: z.enum(['ok', 'moved', 'unsure', 'broken']),
  status: z.number(),
  reason: z.string(),
  to: z.string().exactOptional(),
  /** Time of the request, in ms. */
  at: z.number(),
});
const cacheSchema = z.record(z.string(), entrySchema);

type Entries = z.infer<typeof cacheSchema>;

/** Results of requests in earlier runs, stored in a file. */
export interface LinkCache {
  /** Returns the result for a URL; undefined if the cache has none or the result has expired. */
  get(url: string): UrlResult | undefined;
  set(url: string, result: UrlResult): void;
  /** Writes all results to disk, except expired ones. */
  save(): void;
}

function readEntries(file: string): Entries {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Opens the cache. If the file is missing or damaged, the cache starts empty.
 * @param now returns the current time, in ms
 */
export function openLinkCache(file: string, now: () => number = Date.now): LinkCache {
  const entries = new Map(Object.entries(readEntries(file)));
  const isFresh = ({ outcome, at }: Entries[string]) => now() - at < ages[outcome];
  return {
    get(url) {
      const entry = entries.get(url);
      if (entry === undefined || !isFresh(entry)) return undefined;
      const { at: _at, ...result } = entry;
      return result;
    },
    set(url, result) {
      entries.set(url, { ...result, at: now() });
    },
    save() {
      mkdirSync(path.dirname(file), { recursive: true });
      const fresh = [...entries].filter(([, entry]) => isFresh(entry));
      writeFileSync(`${file}.tmp`, `${JSON.stringify(Object.fromEntries(fresh), null, 1)}\n`);
      renameSync(`${file}.tmp`, file);
    },
  };
}
