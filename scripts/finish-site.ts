import { join } from 'node:path';
import { adaptExportToContent } from '@/lib/build/adapt-export-to-content';
import { buildInlineScripts, buildStartScript } from '@/lib/build/browser-scripts';
import { checkFinishedSite } from '@/lib/build/check-finished-site';
import { finishExport, getSlashRoutes } from '@/lib/build/finish';
import { generatedDir } from '@/lib/build/generated-dir';
import { getCspOrigins } from '@/lib/build/csp';
import { readPreparedSite } from '@/lib/build/prepared-site';
import { writeRedirectPages } from '@/lib/build/redirect-files';
import { writeSearchFiles } from '@/lib/build/write-static-files';
import { writeTextFiles } from '@/lib/build/text-files';
import { annotateProblems, formatCount, reportProblems } from '@/lib/content/problems';
import type { ContentSource } from '@/lib/docs/content-source';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { getSiteRedirects } from '@/tools/hosting/redirect-rules';
import { getHeaderRules } from '@/tools/hosting/site-headers';
import { writeHostFiles } from '@/tools/hosting/write-host-files';
import { writeManifest } from '@/tools/reproducible/build-manifest';
import { readCommit } from '@/tools/reproducible/read-commit';
import { removeLeftoverImages } from '@/tools/reproducible/remove-leftovers';
import { writeSupplyChainFiles } from '@/tools/supply-chain/write-files';
import { writeSocialImages } from '@/tools/social-images/write-social-images';
import { fail } from './fail';

/**
 * Last step of `npm run build`: prepares the export of Next.js for any host, writes the files besides the pages, and
 * checks the finished pages. Ends the process if the check finds errors.
 */
export async function finishSite(source: ContentSource | undefined, step: (text: string) => void) {
  const { outDir } = env;
  const root = process.cwd();
  step('Finishing the export');
  const prepared = readPreparedSite();
  const { model, redirects, images, searchFiles } = prepared;
  const origins = getCspOrigins(site);
  const inlineScripts = buildInlineScripts(site, origins.script);
  await writeRedirectPages(redirects, site, { outDir, script: inlineScripts.redirect });
  const pages = finishExport({
    outDir,
    slashRoutes: getSlashRoutes(model),
    basePath: env.basePath,
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
  removeLeftoverImages(outDir, images);
  await writeSocialImages(prepared.records, { outDir, siteTitle: site.title });
  await adaptExportToContent(outDir, model, source?.staticDirs);
  const commit = readCommit(root);
  const commitDate = commit?.date ?? null;
  const warnings = await writeSupplyChainFiles({ outDir, root, site, commitDate });
  if (warnings.length > 0) console.log(`\n${reportProblems(warnings).text}\n`);
  if (process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(warnings));
  writeManifest(outDir, root, env.commit ?? commit?.id ?? null);

  step('Checking the finished pages');
  const finished = checkFinishedSite(prepared);
  if (finished.text) console.log(`\n${finished.text}\n`);
  if (finished.errors > 0)
    fail(`The build fails: ${formatCount(finished.errors, 'error')} in finished pages.`);
  step(`Done: ${pages} pages in ${outDir}/`);
}
