import { describe, expect, it } from 'vitest';
import { findFault, readFacts, sectionTexts } from '@/tests/support/facts';
import { readPageSections } from '@/tests/support/page-sections';
import routes from '@/tests/expected/routes.json';

describe('facts that the pages owe their readers', () => {
  it('are each below the heading that the list names, in its words', { timeout: 300_000 }, async () => {
    const textsOf = await readPageSections();
    const faults = readFacts().flatMap((fact) => findFault(fact, textsOf) ?? []);
    expect(faults).toEqual([]);
  });

  it('are listed for every page', () => {
    const listed = new Set(readFacts().map(({ docId }) => docId));
    const pages = routes.versions.latest.pages.map(({ docId }) => docId);
    expect(pages.filter((docId) => !listed.has(docId))).toEqual([]);
  });

  it('a missing page, heading or wording is a fault that says what to do', () => {
    const texts = sectionTexts([
      { id: '', level: 1, title: '', text: 'Above all.', code: [] },
      { id: 'one', level: 2, title: 'One', text: 'Set the port\nto 80.', code: [] },
    ]);
    const faultOf = (place: { page?: string; heading: string; says: string }) =>
      findFault({ part: 'p', docId: 'a', kind: 'facts', text: 'port', entry: place }, (docId) =>
        docId === 'a' ? texts : undefined,
      );
    expect(faultOf({ heading: 'one', says: 'the `port` to 80' })).toBeUndefined();
    expect(faultOf({ heading: '', says: 'Above all' })).toBeUndefined();
    expect(faultOf({ heading: '', says: 'port to 80' })).toContain('they stand below "one"');
    expect(faultOf({ heading: 'one', says: 'port to 81' })).toContain('name the words that state it now');
    expect(faultOf({ heading: 'two', says: 'port to 80' })).toContain('has no heading "two"');
    expect(faultOf({ page: 'b', heading: 'one', says: 'port to 80' })).toContain('there is no page b');
  });
});
