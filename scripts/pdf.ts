/**
 * `npm run pdf`: writes PDFs of the user guide and of the deployment guide to the folder `downloads` of a finished
 * export, and links them on `/versions`. `npm run pdf -- <folder>` writes them to another folder, without links.
 */
import './production';
import './report-settings';
import { join } from 'node:path';
import { readSiteModel } from '@/lib/docs/build-model';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { downloadsFolder, linkPdfs } from '@/tools/offline/link-copies';
import { updateManifest } from '@/build/manifest/build-manifest';
import { writePdfs } from '@/tools/pdf/write-pdfs';
import { requireFinishedSite } from './fail';

const { outDir, basePath } = env;
const [targetDir] = process.argv.slice(2);
requireFinishedSite(outDir);
const version = getLatestVersion(readSiteModel({ includeDrafts: false }).versions);
const lang = site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? 'en';
const finished = { outDir, basePath, title: site.title, url: site.url, lang };
const folder = targetDir ?? join(outDir, downloadsFolder);
const pdfs = await writePdfs(version, finished, folder);
if (targetDir === undefined) {
  linkPdfs(outDir, pdfs, basePath);
  updateManifest(outDir);
}
for (const { file } of pdfs) console.log(join(folder, file));
