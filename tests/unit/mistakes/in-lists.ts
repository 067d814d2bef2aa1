import { mistake, swap, write, type Mistake } from './plant';

const planned = 'planned.json';
const glossary = 'glossary.yaml';
const synonyms = 'search-synonyms.yaml';
const screenshots = 'latest/screenshots/screenshots.json';

/** Entries that are not marked in pages, so that no page has to be compiled anew. */
const entry = (term: string, more: string) =>
  `terms:\n  - term: ${term}\n    definition: A word.\n${more}    mark: false\n`;

/** Mistakes in the lists that stand beside the versions. */
export const inLists: readonly Mistake[] = [
  mistake('planned-form', write(planned, '{\n  "pages": [],\n  "latest": { "a.md": "a" }\n}\n', '"a.md"')),
  mistake('planned-form', write(planned, '{\n  "pages": [],\n  "2.0": {}\n}\n', '"2.0"')),
  mistake(
    'planned-page-exists',
    write(planned, '{\n  "latest": { "faq/general.md": "/faq/general" },\n  "pages": []\n}\n', 'general.md'),
  ),
  mistake(
    'planned-page-exists',
    write(planned, '{\n  "pages": [\n    "/nowhere",\n    "/help"\n  ]\n}\n', '"/help"'),
  ),
  mistake('glossary', swap(glossary, 'terms:\n', entry('Aardvark', '    page: /faq/nope\n'), 'Aardvark')),
  mistake(
    'glossary',
    swap(glossary, 'terms:\n', entry('Aardvark', '    also: [AE title]\n'), '- term: AE title'),
  ),
  mistake('search-synonyms', swap(synonyms, 'login:', 'Sign-in: [authorization]\nlogin:', 'sign in:')),
  mistake('invalid-screenshots', swap(screenshots, '"clip": true', '"clip": "yes"')),
  mistake('invalid-screenshots', swap(screenshots, '"state": "study-list"', '"state": ""')),
  mistake('search-synonyms', swap(synonyms, 'login:', 'log on: authorization\nlogin:', 'log on:')),
];
