import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Translate } from '@/components/translate/translate';

describe('Translate', () => {
  it('LOC-05 LOC-07 shows the message with text and elements in place', () => {
    const html = renderToStaticMarkup(
      <Translate id="banner" values={{ link: <a href="/">latest version</a>, label: '3.10.4' }}>
        {'See the {link} ({label}).'}
      </Translate>,
    );
    expect(html).toBe('See the <a href="/">latest version</a> (3.10.4).');
    expect(renderToStaticMarkup(<Translate id="only.id" />)).toBe('only.id');
  });

  it.each([
    ['an element', createElement('b')],
    ['a list', ['a', 'b']],
    ['a number', 3],
  ])('LOC-06 throws when its child is %s', (_, child) => {
    const props = Object.assign({}, { children: 'x' }, { children: child });
    expect(() => renderToStaticMarkup(createElement<Record<string, unknown>>(Component, props))).toThrow(
      '<Translate> takes plain text as its only child',
    );
  });

  it('LOC-04 throws without id and text', () => {
    expect(() => renderToStaticMarkup(<Translate />)).toThrow(
      'A translation needs at least an id or a message.',
    );
  });
});

/** The component as untyped callers see it. */
function Component(props: Record<string, unknown>) {
  return createElement(Translate, props);
}
