/**
 * `npm run write-translations -- --locale de`: writes all messages, with ids and descriptions, into the catalog
 * `i18n/de/code.json`, in the format of Docusaurus. Keeps translations, and reports new, changed and unused messages.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { collectMessages } from './collect-messages';
import { getCatalogFolder, site } from '@/lib/site/config';
import { getCatalogFile, readCatalog } from '@/lib/site/translations';
import { mergeCatalog } from './merge-catalog';

const usage = 'Write: npm run write-translations -- --locale de';

function readLocale(): string | undefined {
  const { values } = parseArgs({ options: { locale: { type: 'string' } }, strict: false });
  const { locale } = values;
  return typeof locale === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(locale) ? locale : undefined;
}

async function writeTranslations(locale: string): Promise<number> {
  const { messages, problems } = collectMessages(process.cwd());
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nNo catalog was written.`);
    return 1;
  }
  const folder = getCatalogFolder(locale);
  const { catalog, added, changed, unused, untranslated } = mergeCatalog(messages, readCatalog(folder));
  const file = getCatalogFile(folder);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(catalog, null, 2)}\n`);
  const total = Object.keys(messages).length;
  console.log(
    `${relative('.', file)}: ${total} messages, ${added.length} new, ${untranslated.length} not translated`,
  );
  for (const id of changed) console.log(`  changed: ${id}, now "${messages[id]?.message}"`);
  for (const id of unused) console.log(`  unused: ${id}`);
  if (!site.i18n.locales.includes(locale))
    console.log(`To build this locale, add "${locale}" to i18n in site.config.ts: see docs/translations.md.`);
  return 0;
}

const locale = readLocale();
if (locale === undefined) console.error(usage);
process.exitCode = locale === undefined ? 1 : await writeTranslations(locale);
