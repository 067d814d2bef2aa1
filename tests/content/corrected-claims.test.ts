import { describe, expect, it } from 'vitest';
import { readSiteModel } from '@/lib/docs/build-model';
import { site } from '@/lib/site/config';
import { findMissingStatement } from '@/tools/viewer/required-statements';
import { readPageSections } from '@/tools/viewer/page-sections';
import claims from '@/content/checks/corrected-claims.json';

interface Place {
  /** Name of an older version; none for the latest. */
  version?: string;
  page: string;
  heading: string;
  says: string;
  source: string;
}

const { versions } = readSiteModel({ contentDir: 'content', includeDrafts: false });
const latest = site.versions.find(({ isLast }) => isLast)?.name;
const pages = versions.flatMap(({ name, docs }) => docs.map((doc) => ({ name, doc })));
const samples = pages.flatMap(({ doc }) =>
  [...doc.body.matchAll(/```\w+[^\n]*\n([\s\S]*?)```/g)].map(([, code = '']) => ({ file: doc.file, code })),
);

const textsOf = await readPageSections();

/** Keeps only letters and digits, to ignore punctuation and spaces. */
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const bareBodies = pages.map(({ doc }) => ({ file: doc.file, text: bare(doc.body) }));

describe.each<{ claim: string; stated?: Place[]; never?: string[] }>(claims)(
  'the corrected claim: $claim',
  ({ claim, stated = [], never = [] }) => {
    it('is stated on the listed pages, which name its source', () => {
      const faults = stated.flatMap(({ source, page, version, heading, says }) => {
        const place = { version, part: 'corrected', docId: page, docsSaid: undefined };
        const fact = { ...place, kind: 'facts', text: claim, entry: { heading, says } } as const;
        const doc = pages.find(({ name, doc: { id } }) => id === page && name === (version ?? latest))?.doc;
        const sources = doc?.frontmatter.checked_against?.sources ?? [];
        const missing = sources.includes(source)
          ? []
          : [`${doc?.file ?? page} does not list ${source} in checked_against`];
        return [findMissingStatement(fact, textsOf) ?? [], missing].flat();
      });
      expect(faults).toEqual([]);
    });

    it('is not contradicted on any page by the wrong words that it replaced', () => {
      const wrong = never.flatMap((words) =>
        bareBodies.flatMap(({ file, text }) => (text.includes(bare(words)) ? [`${file}: ${words}`] : [])),
      );
      expect(wrong).toEqual([]);
    });
  },
);

const complete = samples.filter(({ code }) => /sourceName: '/.test(code) && /wadoRoot:/.test(code));

it('code samples of data sources set enableStudyLazyLoad, without which the viewer fetches no bulk data', () => {
  expect(complete.length).toBeGreaterThan(20);
  expect(complete.filter(({ code }) => !code.includes('enableStudyLazyLoad: true'))).toEqual([]);
});

it('code samples contain neither qidoSupportsIncludeField nor fixBulkdataMultipart, which the viewer ignores', () => {
  const ignored = /qidoSupportsIncludeField|fixBulkdataMultipart/;
  expect(samples.filter(({ code }) => ignored.test(code))).toEqual([]);
});
