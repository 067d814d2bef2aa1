import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReadContentOptions } from '@/lib/content/read';
import { env } from '@/lib/site/env';
import { glossaryFile, parseGlossary, type ParsedGlossary } from './parse-glossary';

/** Reads the glossary next to the folders of the versions; a missing file means no terms. */
export function readGlossary(options: ReadContentOptions = {}): ParsedGlossary {
  const contentDir = path.resolve(options.root ?? process.cwd(), options.contentDir ?? env.contentDir);
  const file = path.join(/* turbopackIgnore: true */ contentDir, path.basename(glossaryFile));
  if (!existsSync(file)) return { terms: [], problems: [] };
  return parseGlossary(readFileSync(file, 'utf8'));
}
