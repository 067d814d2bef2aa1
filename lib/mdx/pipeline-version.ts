import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a hash of what compiled bodies depend on besides their text: the locked packages and `lib/mdx`. */
export function getPipelineVersion(root: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(hashTypeScriptFiles(path.join(root, 'lib', 'mdx')))
    .digest('hex');
}

/** Returns a hash of the TypeScript files in a folder and its subfolders. */
export function hashTypeScriptFiles(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
