import { expect, it } from 'vitest';
import { attribute, findTags, readPage } from '../support/built-page';
import { listPages } from '../support/exported-site';

/** True for pages of the showcase, which contain controls that are disabled on purpose. */
const isShowcase = (route: string) => /^\/(?:components|patterns|colors-and-type)/.test(route);

const others = ['/search', '/help', '/versions', '/changes', '/glossary', '/404'];

it('SH-11 no control in the HTML of a page is disabled, except in the showcase and in task lists', () => {
  const routes = [...listPages('out').map(({ route }) => route), ...others].filter(
    (route) => !isShowcase(route),
  );
  const disabled = routes.flatMap((route) => {
    const { document } = readPage(route);
    return ['button', 'input', 'select', 'textarea', 'fieldset'].flatMap((name) =>
      findTags(document, name)
        .filter((tag) => attribute(tag, 'disabled') !== undefined && attribute(tag, 'type') !== 'checkbox')
        .map((tag) => [route, name, attribute(tag, 'class')]),
    );
  });
  expect(routes.length).toBeGreaterThan(60);
  expect(disabled).toEqual([]);
});

it('NAV-20 the menu button opens without scripts the only dialog in the HTML of the page', () => {
  for (const route of ['/', '/faq/general', '/3.9/faq/general', ...others]) {
    const { document } = readPage(route);
    const button = findTags(document, 'button').find((tag) => attribute(tag, 'popovertarget') !== undefined);
    const dialogs = findTags(document, 'dialog').map((tag) => attribute(tag, 'id'));
    expect([route, dialogs]).toEqual([route, [button && attribute(button, 'popovertarget')]]);
  }
});
