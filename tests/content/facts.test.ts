import { expect, it } from 'vitest';
import {
  findMissingStatement,
  readRequiredStatements,
  toSectionTexts,
} from '@/tools/viewer/required-statements';
import { readPageSections } from '@/tools/viewer/page-sections';
import routes from '@/content/checks/routes.json';

it('docs pages state each fact of the fact lists below the listed heading, in the listed words', async () => {
  const textsOf = await readPageSections();
  const faults = readRequiredStatements().flatMap((fact) => findMissingStatement(fact, textsOf) ?? []);
  expect(faults).toEqual([]);
});

it('the lists of facts that pages must state have facts for every docs page of the latest version', () => {
  const listed = new Set(readRequiredStatements().flatMap(({ version, docId }) => (version ? [] : [docId])));
  const pages = routes.versions.latest.pages.map(({ docId }) => docId);
  expect(pages.filter((docId) => !listed.has(docId))).toEqual([]);
});

it('the fact lists of 3.9 have the same corrections as the latest ones, and facts for each page that only 3.9 has', () => {
  const keysOf = (version?: string) =>
    readRequiredStatements().flatMap((fact) =>
      fact.version === version && fact.docsSaid ? [`${fact.docId}: ${fact.docsSaid}`] : [],
    );
  expect(keysOf('3.9').toSorted()).toEqual(keysOf().toSorted());
  const latest = new Set(routes.versions.latest.pages.map(({ docId }) => docId));
  const alone = routes.versions['3.9'].pages.map(({ docId }) => docId).filter((id) => !latest.has(id));
  const listed = new Set(readRequiredStatements().flatMap(({ version, docId }) => (version ? [docId] : [])));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter((docId) => !listed.has(docId))).toEqual([]);
});

it('pages that a fact list calls missing in 3.9 do not exist there', () => {
  const pages = new Set(routes.versions['3.9'].pages.map(({ docId }) => docId));
  const lacking = readRequiredStatements().flatMap(({ version, docId, entry }) =>
    version === '3.9' && 'not' in entry && entry.not.includes('lists no such page of 3.9') ? [docId] : [],
  );
  expect(lacking.length).toBeGreaterThan(20);
  expect(lacking.filter((docId) => pages.has(docId))).toEqual([]);
});

it('the check that pages state the listed facts reports a missing page, heading or wording, and says what to do', () => {
  const texts = toSectionTexts([
    { id: '', level: 1, title: '', text: 'Above all.', code: [] },
    { id: 'one', level: 2, title: 'One', text: 'Set the port\nto 80.', code: [] },
  ]);
  const faultOf = (place: { page?: string; heading: string; says: string }, version?: string) =>
    findMissingStatement(
      { version, part: 'p', docId: 'a', kind: 'facts', text: 'port', docsSaid: undefined, entry: place },
      (docId, of) => (docId === 'a' && of === undefined ? texts : undefined),
    );
  expect(faultOf({ heading: 'one', says: 'the `port` to 80' })).toBeUndefined();
  expect(faultOf({ heading: '', says: 'Above all' })).toBeUndefined();
  expect(faultOf({ heading: '', says: 'port to 80' })).toContain('they are below "one"');
  expect(faultOf({ heading: 'one', says: 'port to 81' })).toContain('update "says" to the current words');
  expect(faultOf({ heading: 'two', says: 'port to 80' })).toContain('has no heading "two"');
  expect(faultOf({ page: 'b', heading: 'one', says: 'port to 80' })).toContain('there is no page b');
  expect(faultOf({ heading: 'one', says: 'port to 80' }, '3.9')).toContain('3.9: a, facts');
});
