import { join } from 'node:path';
import { buildInlineScripts, buildStartScript } from './browser-scripts';
import { finishExport, getSlashRoutes } from './finish/finish-pages';
import { generatedDir } from './generated-dir';
import { getCspOrigins } from './finish/csp';
import type { PreparedSite } from './prepare';
import { writeRedirectPages } from './finish/redirect-files';
import { writeSearchFiles } from './write-static-files';
import { writeTextFiles } from './finish/text-files';
import { annotateProblems, reportProblems } from '@/lib/content/problems';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { getSiteRedirects } from './hosting/redirect-rules';
import { getHeaderRules } from './hosting/site-headers';
import { writeHostFiles } from './hosting/write-host-files';
import { writeManifest } from './manifest/build-manifest';
import { readCommit } from './manifest/read-commit';
import { removeLeftovers } from './manifest/remove-leftovers';
import { writeSupplyChainFiles } from './supply-chain/write-files';

/**
 * Third step of `npm run build`: prepares the export of Next.js for any host and writes the files besides the pages.
 * @returns number of pages
 */
export async function finishSite(prepared: PreparedSite): Promise<number> {
  const { outDir } = env;
  const { model, redirects, images, searchFiles } = prepared;
  const origins = getCspOrigins(site);
  const inlineScripts = buildInlineScripts(site, origins.script);
  await writeRedirectPages(redirects, site, { outDir, script: inlineScripts.redirect });
  const pages = finishExport({
    outDir,
    slashRoutes: getSlashRoutes(model),
    basePath: env.basePath,
    url: site.url,
    inlineScripts,
    buildStartScript,
    origins,
  });
  writeSearchFiles(searchFiles, outDir);
  await writeTextFiles(prepared, outDir);
  await writeHostFiles({
    outDir,
    rulesDir: join(generatedDir, 'hosting'),
    headers: getHeaderRules(origins, inlineScripts),
    redirects: getSiteRedirects(redirects, site),
  });
  removeLeftovers(outDir, images);
  const commit = readCommit(process.cwd());
  const warnings = await writeSupplyChainFiles(outDir, commit?.date ?? null);
  if (warnings.length > 0) console.log(`\n${reportProblems(warnings).text}\n`);
  if (process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(warnings));
  writeManifest(outDir, env.commit ?? commit?.id ?? null);
  return pages;
}
