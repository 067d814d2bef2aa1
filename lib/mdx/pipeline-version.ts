import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A fingerprint of everything a compiled body depends on besides the body: the locked packages and the source of this
 * folder. A change of either makes stored results stale.
 *
 * @param root project root
 */
export function getPipelineVersion(root: string): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  const folder = path.join(root, 'lib', 'mdx');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
