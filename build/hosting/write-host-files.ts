import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formatNetlifyHeaders } from './header-files';
import {
  formatApacheRedirects,
  formatCaddyRedirects,
  formatNetlifyRedirects,
  formatNginxRedirects,
  type SiteRedirects,
} from './redirect-rules';
import type { HeaderRule } from './site-headers';

interface HostFilesOptions {
  /** Folder of the export. Netlify and Cloudflare Pages read `_headers` and `_redirects` there. */
  outDir: string;
  /** Folder for the files of all other hosts, which are not deployed with the site. */
  rulesDir: string;
  headers: readonly HeaderRule[];
  redirects: SiteRedirects;
}

/**
 * Writes the headers and redirects of a site in the formats of all hosts. The configurations in `hosting` include these
 * files. `_redirects` is only written when there are redirects.
 * @see acceptance RT-16, RT-24
 */
export async function writeHostFiles({ outDir, rulesDir, headers, redirects }: HostFilesOptions) {
  const common = Object.entries(headers.find(({ paths }) => paths === '/*')?.headers ?? {});
  const format = (toLine: (name: string, value: string) => string) =>
    common.map(([name, value]) => `${toLine(name, value)}\n`).join('');
  const moves = formatNetlifyRedirects(redirects);
  const files: Record<string, string> = {
    [join(outDir, '_headers')]: formatNetlifyHeaders(headers),
    ...(moves === '' ? {} : { [join(outDir, '_redirects')]: moves }),
    [join(rulesDir, 'nginx/headers.conf')]: format((name, value) => `add_header ${name} "${value}" always;`),
    [join(rulesDir, 'nginx/redirects.conf')]: formatNginxRedirects(redirects),
    [join(rulesDir, 'caddy/headers')]: format((name, value) => `header ${name} "${value}"`),
    [join(rulesDir, 'caddy/redirects')]: formatCaddyRedirects(redirects),
    [join(rulesDir, 'apache/headers.conf')]: format((name, value) => `Header always set ${name} "${value}"`),
    [join(rulesDir, 'apache/redirects.conf')]: formatApacheRedirects(redirects),
    [join(rulesDir, 'headers.json')]: `${JSON.stringify(headers, null, 2)}\n`,
    [join(rulesDir, 'redirects.json')]: `${JSON.stringify(redirects, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
