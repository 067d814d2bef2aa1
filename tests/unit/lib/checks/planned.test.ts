import { expect, it } from 'vitest';
import { checkPlanned } from '@/lib/checks/planned';
import { makeModel, makeSite, makeVersion, olderConfig } from '@/tests/support/make-model';

const planned = {
  docs: {
    current: {
      'faq/general.md': { route: '/faq/general', line: 3 },
      'later.md': { route: '/later', line: 4 },
    },
    '3.9': { 'faq/general.md': { route: '/3.9/faq/general', line: 7 } },
  },
  pages: [
    { route: '/help', line: 10 },
    { route: '/search', line: 11 },
  ],
};
const model = makeModel([makeVersion(['faq/general.md']), makeVersion(['x.md'], [], olderConfig)], planned);
const site = {
  ...makeSite(),
  model,
  surrounding: { fileExists: () => false, pageRoutes: ['/help', '/components'] },
};

it('BLD-02 an entry that exists by now is reported on its line', () => {
  const problem = {
    file: 'content/planned.json',
    column: 1,
    rule: 'planned-page-exists',
    hint: 'Remove it from content/planned.json.',
  };
  expect(checkPlanned(site)).toEqual([
    { ...problem, line: 3, message: '"faq/general.md" already exists.' },
    { ...problem, line: 10, message: '"/help" already exists.' },
  ]);
});
