/** `npm run build`: checks all content, exports the pages, and finishes the static site in `out/`. */
import './production';
import './report-settings';
import { importedSource } from './import-site';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBaseAddressScript } from '@/lib/build/base-address-banner';
import { adaptExportToContent } from '@/lib/build/adapt-export-to-content';
import { checkFinishedSite } from '@/lib/build/check-finished-site';
import { finishExport } from '@/lib/build/finish';
import { generatedDir } from '@/lib/build/generated';
import { getCspOrigins } from '@/lib/build/csp';
import { getPermalinks, prepareSite } from '@/lib/build/prepare';
import { writeRedirectPages } from '@/lib/build/redirect-files';
import { writeSearchFiles } from '@/lib/build/write-static-files';
import { exportPages } from '@/lib/build/run-next';
import { writeTextFiles } from '@/lib/build/text-files';
import { annotateProblems, formatCount, reportProblems } from '@/lib/content/problems';
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
import { codeDefinedContent } from './code-defined-content';
import { fail } from './fail';

const { outDir } = env;
const root = process.cwd();
const started = performance.now();
const step = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

step('Reading and checking content');
// Drafts are shown in development only, so a build neither checks nor renders them (BLD-08).
const prepared = await prepareSite({ ...codeDefinedContent, source: importedSource, includeDrafts: false });
const { model, redirects, report, images, searchFiles } = prepared;
if (report.text) console.log(`\n${report.text}\n`);
if (report.errors > 0) fail(`The build stops: ${formatCount(report.errors, 'error')} in content.`);
step(`${model.versions.map((version) => `${version.docs.length} pages of ${version.label}`).join(', ')}`);

await rm(outDir, { recursive: true, force: true });
// Removes the search index that `npm run dev` left in `public/`, which Next.js would copy into the export.
writeSearchFiles(new Map());
step('Exporting pages');
const code = await exportPages();
if (code !== 0) process.exit(code);

step('Finishing the export');
await writeRedirectPages(redirects, site, outDir);
const origins = getCspOrigins(site);
const pages = finishExport({
  outDir,
  permalinks: getPermalinks(model),
  basePath: env.basePath,
  homeScript: site.baseUrlIssueBanner ? createBaseAddressScript(site.baseUrl) : undefined,
  origins,
});
writeSearchFiles(searchFiles, outDir);
await writeTextFiles(prepared, outDir);
await writeHostFiles({
  outDir,
  rulesDir: join(generatedDir, 'hosting'),
  headers: getHeaderRules(origins),
  redirects: getSiteRedirects(redirects, site),
});
removeLeftoverImages(outDir, images);
await writeSocialImages(prepared.records, { outDir, siteTitle: site.title });
await adaptExportToContent(outDir, model, importedSource?.staticDirs);
const commit = readCommit(root);
const commitDate = commit?.date ?? null;
const warnings = await writeSupplyChainFiles({ outDir, root, site, commitDate });
if (warnings.length > 0) console.log(`\n${reportProblems(warnings).text}\n`);
if (process.env.GITHUB_ACTIONS) process.stdout.write(annotateProblems(warnings));
writeManifest(outDir, root, env.commit ?? commit?.id ?? null);

step('Checking the finished pages');
const finished = checkFinishedSite(prepared);
if (finished.text) console.log(`\n${finished.text}\n`);
if (finished.errors > 0) fail(`The build fails: ${formatCount(finished.errors, 'error')} in finished pages.`);
step(`Done: ${pages} pages in ${outDir}/`);
