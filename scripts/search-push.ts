/** `npm run search:push`: uploads the search records of all versions to the index of the hosted search service. */
import './report-settings';
import { readSiteSections } from '@/tools/read-site-sections';
import { pushIndex } from '@/tools/search/push-index';
import { toHostedRecords } from '@/tools/search/hosted-records';
import { buildSitePages, readSynonyms } from '@/lib/search/site-indexes';
import { readShowcaseTexts } from '@/lib/showcase/texts';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { getDataPages } from '@/build/prepare/data-pages';
import { fail } from './fail';

const { search, searchWriteKey: writeKey } = env;
if (search === null || writeKey === null)
  fail(
    'Set DOCS_SEARCH_APP_ID, DOCS_SEARCH_API_KEY, DOCS_SEARCH_INDEX and DOCS_SEARCH_WRITE_KEY, a key that may add, delete and move indexes.',
  );
const { model, sections, changes } = await readSiteSections();
const { docs, sitePages } = buildSitePages(model, sections, site, getDataPages(changes, readShowcaseTexts()));
const { synonyms, problems } = readSynonyms();
if (problems.length > 0) fail('The list of synonyms has errors. Run "npm run content" to see them.');
const { appId, indexName, host } = search;
try {
  await pushIndex(
    { appId, indexName, writeKey, ...(host !== undefined && { host }) },
    { records: toHostedRecords([...docs.flat(), ...sitePages]), synonyms },
    (text) => console.log(text),
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
