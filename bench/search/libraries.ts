import { loadPackage } from './packages';

/** A section of a page as a flat record. */
export interface FlatRecord {
  id: string;
  url: string;
  page: string;
  title: string;
  keywords: string;
  text: string;
}

/** Addresses of pages, best first. */
export type Search = (query: string) => Promise<string[]>;

/** A library with a serialized index. */
export interface Library {
  name: string;
  /** Module code that a browser would bundle. */
  code: string;
  /** The index, which a browser fetches before it can search. */
  index: string;
  open(index: string): Promise<Search>;
}

interface MiniSearchLike {
  addAll(records: readonly FlatRecord[]): void;
  search(query: string): { url: string }[];
}
type MiniSearchClass = (new (options: object) => MiniSearchLike) & {
  loadJSON(json: string, options: object): MiniSearchLike;
};

const fields = ['title', 'page', 'keywords', 'text'];
const boost = { title: 6, page: 4, keywords: 4 };

/** Indexes records with each library; settings are simple: prefixes and, if supported, field weights and typos. */
export async function openLibraries(records: readonly FlatRecord[]): Promise<Library[]> {
  return [await withMiniSearch(records), await withFlexSearch(records), await withOrama(records)];
}

async function withMiniSearch(records: readonly FlatRecord[]): Promise<Library> {
  const loaded = await loadPackage<MiniSearchClass | { default: MiniSearchClass }>('minisearch');
  const MiniSearch = 'default' in loaded ? loaded.default : loaded;
  const options = {
    fields,
    storeFields: ['url', 'title', 'page'],
    searchOptions: { boost, prefix: true, fuzzy: 0.2 },
  };
  const made = new MiniSearch(options);
  made.addAll(records);
  return {
    name: 'MiniSearch 7.2',
    code: `export { default } from 'minisearch'`,
    index: JSON.stringify(made),
    async open(index) {
      const search = MiniSearch.loadJSON(index, options);
      return async (query) =>
        search
          .search(query)
          .slice(0, 20)
          .map(({ url }) => url);
    },
  };
}

interface FlexDocument {
  add(record: FlatRecord): void;
  export(handler: (key: string, data: string) => void): Promise<void> | void;
  import(key: string, data: string): void;
  search(query: string, options: object): { id: string; doc?: { url: string } }[];
}

async function withFlexSearch(records: readonly FlatRecord[]): Promise<Library> {
  const { Document } = await loadPackage<{ Document: new (options: object) => FlexDocument }>('flexsearch');
  const options = {
    tokenize: 'forward',
    document: { id: 'id', index: ['title', 'page', 'keywords', 'text'], store: ['url', 'title', 'page'] },
  };
  const made = new Document(options);
  for (const record of records) made.add(record);
  const parts: Record<string, string> = {};
  await made.export((key, data) => (parts[key] = data));
  return {
    name: 'FlexSearch 0.8',
    code: `export { Document } from 'flexsearch'`,
    index: JSON.stringify(parts),
    async open(index) {
      const search = new Document(options);
      for (const [key, data] of Object.entries(JSON.parse(index) as Record<string, string>))
        search.import(key, data);
      return async (query) =>
        search
          .search(query, { limit: 20, merge: true, enrich: true, suggest: true })
          .map(({ doc }) => doc?.url ?? '');
    },
  };
}

interface OramaModule {
  create(options: object): unknown;
  insertMultiple(db: unknown, records: readonly object[]): Promise<unknown> | unknown;
  save(db: unknown): object;
  load(db: unknown, data: unknown): void;
  search(db: unknown, options: object): Promise<{ hits: { document: { url: string } }[] }>;
}

async function withOrama(records: readonly FlatRecord[]): Promise<Library> {
  const orama = await loadPackage<OramaModule>('@orama/orama');
  const schema = { url: 'string', title: 'string', page: 'string', keywords: 'string', text: 'string' };
  const made = orama.create({ schema });
  await orama.insertMultiple(made, records);
  return {
    name: 'Orama 3.1',
    code: `export { create, load, search } from '@orama/orama'`,
    index: JSON.stringify(orama.save(made)),
    async open(index) {
      const db = orama.create({ schema });
      orama.load(db, JSON.parse(index));
      return async (term) => {
        const { hits } = await orama.search(db, { term, properties: fields, boost, tolerance: 1, limit: 20 });
        return hits.map(({ document }) => document.url);
      };
    },
  };
}
