import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { SitePage } from '@/components/pages/site-page';
import { buildPublishedChanges } from '@/build/prepare/change-files';
import { createWrongTermFinder } from '@/lib/checks/terms';
import { readWritingRules } from '@/lib/checks/writing-rules';
import { attribute, findTags, textOf } from '@/tests/support/built-page';
import { readSiteSections } from '@/tools/read-site-sections';

const { model, sections } = await readSiteSections();
// These two have every kind of difference; right after a cut, the newest two have hardly any.
const compared = model.versions.filter(({ name }) => ['current', '3.9'].includes(name));
const { list: changes } = buildPublishedChanges(compared, sections, '');

const draw = (list = changes) =>
  renderToStaticMarkup(<SitePage title="Upgrade overview" {...getChangesPageContent(list)} />);

const page = parseFragment(draw());
const named = (tag: string) => findTags(page, tag);

it('the upgrade overview uses no term that the writing rules forbid', () => {
  const find = createWrongTermFinder(readWritingRules('content')?.terms ?? []);
  const text = draw()
    .replace(/<(code|a)\b.*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  expect(text.length).toBeGreaterThan(500);
  expect(find({ text, line: 1, column: 1 }).map(({ found }) => found)).toEqual([]);
});

const rows = () => named('tr').map(textOf);

it('the upgrade overview lists each changed page once, with the kind and the size of the change', () => {
  const pages = changes?.pages ?? [];
  expect(pages.length).toBeGreaterThan(100);
  const hrefs = named('a').map((link) => attribute(link, 'href'));
  for (const { to, from } of pages) {
    const route = (to ?? from)?.route ?? '';
    const times = ['/migration-guide/', '/release-notes'].includes(route) ? 2 : 1;
    expect(hrefs.filter((href) => href === route)).toEqual(Array(times).fill(route));
  }
  expect(rows()).toContainEqual(
    expect.stringMatching(/^iframe\s*Changed; sections: \d+\schanged(?:, \d+\s\w+)*\s*\+\d+\s−\d+\s*\d+\s%$/),
  );
  expect(rows()).toContainEqual(expect.stringMatching(/Moved from \/3\.9\/deployment\/docker; sections: /));
  expect(rows()).toContainEqual(expect.stringMatching(/New\s*\+1,\d{3}\s*–$/));
  expect(rows()).toContainEqual(expect.stringMatching(/Removed\s*−\d,\d{3}\s*–$/));
});

it('the upgrade overview counts changed pages by section, in the order of the sidebar', () => {
  const titles = named('h3').map(textOf);
  expect(titles).toEqual(expect.arrayContaining(['Deployment', 'Configuration', 'Platform']));
  const [summary] = named('table');
  if (!summary) throw new Error('There is no table.');
  const cells = findTags(summary, 'td').map(textOf);
  expect(cells).toHaveLength(5 * titles.length);
  expect(cells.filter((_, at) => at % 5 === 0)).toEqual(titles);
  const counts = cells.filter((_, at) => at % 5 > 0).map((cell) => (cell === '–' ? 0 : Number(cell)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(changes?.pages.length);
});

it('the upgrade overview says that no page differs if there is nothing to compare', () => {
  const unchanged = changes && { ...changes, pages: [] };
  for (const html of [draw(null), draw(unchanged)]) {
    expect(html).toContain('No page differs');
    expect(html).not.toContain('Pages: ');
  }
});
