// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrowserOnly } from '@/components/mdx/browser-only';
import { showBrowserOnly } from '@/components/docs/attach-page-behavior';

it('BLD-11 replaces the fallback with the content for browsers when scripts run', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <p>
      <BrowserOnly fallback="Without scripts">
        <b>With scripts</b>
      </BrowserOnly>
    </p>,
  );
  expect(document.body.textContent?.trim()).toContain('Without scripts');
  showBrowserOnly();
  expect(document.body.innerHTML).toBe('<p><span data-browser-only=""><b>With scripts</b></span></p>');
  showBrowserOnly();
  expect(document.body.textContent).toBe('With scripts');
});
