import { expect, it } from 'vitest';
import { findExistingPages, checkPageExports } from '@/lib/checks/app-pages';
import { getProblemTexts } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

it('BLD-01 the content check finds routes that a page.tsx serves, except the catch-all route for docs', () => {
  const served = ['/help', '/search', '/components/ButtonShowcase', '/__debug/config'];
  const others = ['/', '/components', '/components/a/b', '/__debug', '/empty'];
  expect(findExistingPages('tests/fixtures/app-pages', [...served, ...others])).toEqual(served);
});

const folder = useFolder();

function check(pages: Record<string, string>) {
  for (const [file, text] of Object.entries(pages)) folder.write(`app/${file}`, text);
  return checkPageExports(folder.at());
}

it('BLD-05 the content check reports a page.tsx without a default export with file and route', () => {
  const text = 'export const metadata = {};\nexport function Page() { return <p>Help</p>; }\n';
  expect(check({ '(site)/help/page.tsx': text }).flatMap(getProblemTexts)).toEqual([
    'error app/(site)/help/page.tsx:1:1 page-without-default-export',
    'The page of "/help" has no default export, so it cannot be rendered.',
    'Export the component that renders the page: export default function Page() { … }.',
  ]);
});

it('BLD-05 the content check accepts no comment, string or type as the default export of a page.tsx', () => {
  const found = check({
    'a/page.tsx': '// export default function Page() {}\n',
    'b/page.tsx': "export const text = 'export default Page';\n",
    'c/page.tsx': "export type { default } from './page-type';\n",
    '%5F%5Fdebug/page.tsx': '',
    'page.tsx': '',
  });
  const routes = found.map(({ message }) => /"(.*)"/.exec(message)?.[1]);
  expect(routes).toEqual(['/__debug', '/a', '/b', '/c', '/']);
});

it('BLD-05 the content check accepts every form of default export, and all pages of this site', () => {
  const found = check({
    'a/page.tsx': 'export default function Page() { return null; }',
    'b/page.tsx': 'const Page = () => null;\nexport default Page;',
    'c/page.tsx': 'const route = { Page: () => null };\nexport default route.Page;',
    'd/page.tsx': "export { default } from './other';",
    'e/page.tsx': 'const Page = () => null;\nexport { Page as default };',
    'f/part.tsx': 'export const part = 1;',
  });
  expect(found).toEqual([]);
  expect(checkPageExports(process.cwd())).toEqual([]);
});
