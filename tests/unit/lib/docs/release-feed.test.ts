import { expect, it } from 'vitest';
import { buildReleaseFeed } from '@/lib/docs/release-feed';
import type { DocRecord } from '@/lib/docs/page-record';
import { site } from '@/lib/site/config';

const page = { route: '/notes', doc: { title: 'Notes & more', lastUpdate: null } } as DocRecord;
const html =
  '<h1>Notes</h1><p>Intro</p><h2 id="310">3.10<a class="anchor" href="#310"></a></h2><p>New <a href="/faq/">FAQ</a></p><h3>Part</h3><h2 id="39">3.9</h2><p>Old <span class="term">COOP<span class="term-definition" role="tooltip">A header</span></span></p><img class="image-placeholder" src="data:,"/><h2 id="older">Older versions</h2><p>None</p>';
const feed = buildReleaseFeed(page, html, '/notes.atom', site);

it('the release feed has an entry for each release with a month in the configuration', () => {
  const ids = ['', '#310', '#39'].map((hash) => `<id>https://docs.ohif.org/notes${hash}</id>`);
  expect(feed.match(/<id>.*?<\/id>/g)).toEqual(ids);
  const months = ['2025-04', '2025-04', '2024-11'].map((month) => `<updated>${month}-01T00:00:00Z</updated>`);
  expect(feed.match(/<updated>.*?<\/updated>/g)).toEqual(months);
});

it('the release feed contains the notes of a release as escaped HTML with a base address', () => {
  expect(feed).toContain('<title>OHIF: Notes &amp; more</title>');
  const text =
    '&lt;p&gt;New &lt;a href=&quot;/faq/&quot;&gt;FAQ&lt;/a&gt;&lt;/p&gt;&lt;h3&gt;Part&lt;/h3&gt;';
  const start = '<content type="html" xml:base="https://docs.ohif.org/notes">';
  expect(feed).toContain(`${start}${text}</content>`);
  expect(feed).not.toContain('anchor');
});

it('the release feed leaves out definitions and placeholders, which need the styles of the site', () => {
  expect(feed).toContain(
    '&lt;p&gt;Old &lt;span class=&quot;term&quot;&gt;COOP&lt;/span&gt;&lt;/p&gt;</content>',
  );
});
