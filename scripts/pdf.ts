/**
 * `npm run pdf [-- folder]`: writes PDFs of the user guide and of the deployment guide, with the pages of a finished
 * export. The folder is `downloads` in that export unless said otherwise.
 */
import './production';
import './report-settings';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteModel } from '@/lib/docs/site-model';
import { getLatestVersion } from '@/lib/docs/versions';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { writePdfs } from '@/tools/pdf/write-pdfs';

const { outDir, basePath } = env;
const targetDir = process.argv[2] ?? join(outDir, 'downloads');
if (!existsSync(join(outDir, '404.html'))) {
  console.error(`${outDir}/ does not contain a finished site. Run "npm run build" first.`);
  process.exit(1);
}
const version = getLatestVersion(readSiteModel({ includeDrafts: false }).versions);
const lang = site.i18n.localeConfigs[site.i18n.defaultLocale]?.htmlLang ?? 'en';
const finished = { outDir, basePath, title: site.title, url: site.url, lang };
for (const file of await writePdfs(version, finished, targetDir)) console.log(join(targetDir, file));
