// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAlternatesAttribute, siteVersions } from '@/components/shell/site-versions';

const onPage = (attribute: string | undefined) => {
  const main = document.querySelector('main');
  if (attribute === undefined) main?.removeAttribute('data-alternates');
  else main?.setAttribute('data-alternates', attribute);
};

beforeEach(() => {
  vi.resetModules();
  document.documentElement.dataset.versions = JSON.stringify(siteVersions);
  document.body.innerHTML = '<main></main>';
});
afterEach(cleanup);

it('VER-08 browsers read the versions and the exceptions of a page from the page', async () => {
  const browser = await import('@/components/shell/site-versions-browser');
  expect(browser.siteVersions).toEqual(siteVersions);
  function Menu() {
    return <p>{JSON.stringify(browser.usePageAlternates())}</p>;
  }
  onPage('{"3.9":null}');
  const { rerender } = render(<Menu />);
  screen.getByText('{"3.9":null}');
  // The next page is put there while the menu is drawn anew.
  act(() => {
    rerender(<Menu />);
    onPage('{"current":"/faq/","3.9":"/3.9/faq/"}');
  });
  screen.getByText('{"current":"/faq/","3.9":"/3.9/faq/"}');
  onPage(undefined);
  act(() => void dispatchEvent(new Event('pointerover')));
  screen.getByText('{}');
});

it('VER-08 RT-23 most pages carry no exceptions; pages with a slash and those of one version do', () => {
  expect(getAlternatesAttribute('/faq/general')).toBeUndefined();
  expect(getAlternatesAttribute('/3.9/faq/general')).toBeUndefined();
  expect(JSON.parse(getAlternatesAttribute('/faq/') ?? '{}')).toMatchObject({
    current: '/faq/',
    '3.9': '/3.9/faq/',
  });
  expect(JSON.parse(getAlternatesAttribute('/deployment/azure') ?? '{}')).toMatchObject({ '3.9': null });
});
