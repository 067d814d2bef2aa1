/**
 * `npm run write-translations -- --locale de`: writes all messages, with ids and descriptions, into the catalogs in
 * `i18n/de`, in the format of Docusaurus. Keeps translations, and reports new, changed and unused messages.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { collectMessages } from '@/build/messages/collect-messages';
import { buildSiteModel } from '@/lib/docs/build-model';
import { translateSidebars } from '@/lib/docs/site-model';
import { translateConfigTexts, type TranslateText } from '@/lib/site/config-texts';
import { getCatalogFolder, untranslatedSite as site } from '@/lib/site/config';
import { getCatalogFile, readCatalog, type Translation } from '@/lib/site/translations';
import { mergeCatalog } from './merge-catalog';

const usage = 'Write: npm run write-translations -- --locale de';

function readLocale(): string | undefined {
  const { values } = parseArgs({ options: { locale: { type: 'string' } }, strict: false });
  const { locale } = values;
  return typeof locale === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(locale) ? locale : undefined;
}

/** Collects the messages of the interface, the configuration and the sidebars: catalog name → id → message. */
function collectTexts(): { parts: Map<string, Record<string, Translation>>; problems: string[] } {
  const { messages, problems } = collectMessages(process.cwd());
  const parts = new Map<string, Record<string, Translation>>([['code', messages]]);
  const collect: TranslateText = ({ part, id, message, description }) => {
    const catalog = parts.get(part) ?? {};
    catalog[id] ??= { message, description };
    parts.set(part, catalog);
    return message;
  };
  const docs = { ...site.docs, showLastUpdateTime: false, showLastUpdateAuthor: false };
  translateConfigTexts(site, collect);
  translateSidebars(buildSiteModel({ site: { ...site, docs }, includeDrafts: false }), collect);
  return { parts, problems };
}

async function writeTranslations(locale: string): Promise<number> {
  const { parts, problems } = collectTexts();
  if (problems.length > 0) {
    console.error(`${problems.join('\n')}\nNo catalog was written.`);
    return 1;
  }
  const folder = getCatalogFolder(locale);
  for (const [part, wanted] of parts) {
    const { catalog, added, changed, unused, untranslated } = mergeCatalog(wanted, readCatalog(folder, part));
    const file = getCatalogFile(folder, part);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(catalog, null, 2)}\n`);
    const total = Object.keys(wanted).length;
    console.log(
      `${relative('.', file)}: ${total} messages, ${added.length} new, ${untranslated.length} not translated`,
    );
    for (const id of changed) console.log(`  changed: ${id}, now "${wanted[id]?.message}"`);
    for (const id of unused) console.log(`  unused: ${id}`);
  }
  if (!site.i18n.locales.includes(locale))
    console.log(`To build this locale, add "${locale}" to i18n in site.config.ts: see docs/translations.md.`);
  return 0;
}

const locale = readLocale();
if (locale === undefined) console.error(usage);
process.exitCode = locale === undefined ? 1 : await writeTranslations(locale);
