import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig } from '@/lib/deploy-tools/config/check-config';
import { knownLines } from '@/lib/deploy-tools/config/data/lines';

/**
 * Checks the config files that come with the viewer. Returns the findings by file, as `line rule`, without notes about
 * keys that nothing reads. A person judges each of them.
 * @param line release line of the checkout; a line that the checker does not know has no findings
 */
export function checkShippedConfigs(viewer: string, line: string): Record<string, string[]> {
  const known = knownLines.find((name) => name === line);
  if (!known) return {};
  const folder = join(viewer, 'platform/app/public/config');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    files.map((file) => {
      const { findings } = checkConfig(readFileSync(join(folder, file), 'utf8'), { line: known, path: '/' });
      const listed = findings.filter(({ rule }) => rule !== 'unread-key' && rule !== 'unread-source-key');
      return [file, listed.map((finding) => `${finding.line} ${finding.rule}`)];
    }),
  );
}
