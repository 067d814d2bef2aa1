import { expect, it } from 'vitest';
import { checkGlossary } from '@/lib/checks/names';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import { createDefinitionLookup } from '@/lib/docs/page-context';
import { parseGlossary, readGlossary } from '@/lib/glossary/parse-glossary';
import { getTermForms } from '@/lib/glossary/term-forms';
import { makeDoc, makeModel, makeSite, makeVersion } from '@/tests/support/make-model';

const source = `terms:
  - term: QIDO-RS
    also: [QIDO]
    definition: The search of DICOMweb.
    page: /data/dicom-web
  - term: app-config.js
    definition: The configuration file.
    mark: false
`;

it('reading the glossary file finds each term with id, other names, page and line', () => {
  const definition = 'The search of DICOMweb.';
  const qido = { id: 'qido-rs', term: 'QIDO-RS', also: ['QIDO'], definition, page: '/data/dicom-web' };
  const config = { id: 'app-configjs', term: 'app-config.js', definition: 'The configuration file.' };
  expect(parseGlossary(source)).toEqual({
    terms: [
      { ...qido, mark: true, line: 2 },
      { ...config, also: [], mark: false, line: 6 },
    ],
    problems: [],
  });
});

it.each([
  ['an unknown key', source.replace('also:', 'alias:'), 3, /alias" is not a known key/],
  ['a missing definition', 'terms:\n  - term: X\n', 2, /definition" is missing/],
  ['a page that is not an address', source.replace('/data', 'data'), 5, /page/],
  ['a name given twice', source.replace('app-config.js', 'qido'), 6, /"qido" is .* of the entry on line 2/],
  ['broken YAML', 'terms: [', 1, /./],
])('reading the glossary file reports %s with its line', (_name, text, line, message) => {
  const place = { file: 'content/glossary.yaml', line };
  const error = { ...place, message: expect.stringMatching(message), rule: 'glossary', severity: 'error' };
  expect(parseGlossary(text).problems).toMatchObject([error]);
});

it('the glossary of the site is valid and has at least sixty terms, each with a short definition', () => {
  const { terms, problems } = readGlossary();
  expect(problems).toEqual([]);
  expect(terms.length).toBeGreaterThanOrEqual(60);
  expect(terms.filter(({ definition }) => !/^[A-Z].{20,230}\.$/s.test(definition))).toEqual([]);
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
});

it('reading the glossary returns no terms if its file is missing', () => {
  expect(readGlossary({ contentDir: 'tests/fixtures/app-pages' })).toEqual({ terms: [], problems: [] });
});

const { terms: glossary } = parseGlossary(source);
const doc = makeDoc('data/dicom-web.md', { title: 'DICOMweb' });
const model = { ...makeModel([makeVersion([doc])]), glossary };

it('glossary terms with mark: false are not marked in pages', () => {
  expect(getTermForms(glossary)).toEqual([{ id: 'qido-rs', forms: ['QIDO-RS', 'QIDO'] }]);
});

it('a glossary term gets no definition on the page that explains it, in any version', () => {
  const define = (title: string, route: string) =>
    createDefinitionLookup({ title, route }, glossary)('qido-rs');
  expect(define('Other', '/other')).toBe('The search of DICOMweb.');
  expect(define('qido-rs', '/other')).toBeNull();
  expect(define('Other', '/data/dicom-web')).toBeNull();
  expect(define('Other', '/3.9/data/dicom-web')).toBeNull();
  expect(createDefinitionLookup({ title: '', route: '/' }, glossary)('unknown')).toBeNull();
});

it('the content check reports a glossary term whose page does not exist', () => {
  expect(checkGlossary({ ...makeSite(), model })).toEqual([]);
  const message = '"QIDO-RS" leads to /data/dicom-web, which does not exist.';
  const problems = checkGlossary({ ...makeSite(), model: { ...model, versions: [] } });
  expect(problems).toMatchObject([{ line: 2, message }]);
});

it('the glossary page groups terms by letter, with the titles of the pages they link to', () => {
  expect(buildGlossaryGroups(model)).toMatchObject([
    { letter: 'A', entries: [{ term: 'app-config.js' }] },
    { letter: 'Q', entries: [{ term: 'QIDO-RS', page: { href: '/data/dicom-web', title: 'DICOMweb' } }] },
  ]);
});
