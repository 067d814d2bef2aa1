import { expect, it } from 'vitest';
import { attribute, findAll, readPage, textOf } from '../support/built-page';
import { listPages } from '../support/exported-site';

const isScript = ({ tagName }: { tagName: string }) => tagName === 'script';

it('CM-01 CM-02 next-themes alone sets the color mode, in the head of every page', () => {
  for (const { route } of listPages('out')) {
    const { document } = readPage(route);
    const [head] = findAll(document, ({ tagName }) => tagName === 'head');
    const inHead = head ? findAll(head, isScript).map(textOf) : [];
    const setters = findAll(document, isScript)
      .map(textOf)
      .filter(
        (text) => /data-theme|dataset\.theme|prefers-color-scheme/.test(text) && !text.startsWith('self.'),
      );
    expect({ route, texts: new Set(setters).size }).toEqual({ route, texts: 1 });
    expect({ route, isInHead: inHead.includes(setters[0] ?? '') }).toEqual({ route, isInHead: true });
    expect(setters[0]).toMatch(/localStorage\.getItem.*\("data-theme","theme","dark",/);
  }
});

it('CM-01 CM-07 before scripts run a page has the default mode, and its toggle is disabled', () => {
  const { document } = readPage('/');
  const [html] = findAll(document, ({ tagName }) => tagName === 'html');
  expect(html && attribute(html, 'data-theme')).toBe('dark');
  const [toggle] = findAll(
    document,
    (element) => attribute(element, 'aria-label')?.startsWith('Switch between dark and light mode') === true,
  );
  expect(toggle && attribute(toggle, 'disabled')).toBe('');
});
