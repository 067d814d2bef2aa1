import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { rich } from '@/lib/i18n/rich';

it('LOC-07 elements stay elements, and what is missing shows nothing', () => {
  const html = renderToStaticMarkup(
    rich`See the ${(<a href="/">latest version</a>)} (${'3.10.4'}${undefined}).`,
  );
  expect(html).toBe('See the <a href="/">latest version</a> (3.10.4).');
});
