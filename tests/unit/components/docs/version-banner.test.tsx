import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VersionBanner } from '@/components/docs/version-banner';

const draw = (latest: { sameDoc?: boolean }) =>
  renderToStaticMarkup(
    <VersionBanner
      version={{ label: '3.9', banner: 'unmaintained' }}
      latest={{ href: '/x', label: '3.10.4 (Latest)', ...latest }}
    />,
  ).replace(/<[^>]*>/g, '');

it('VER-05 VER-06 the banner says where it leads', () => {
  expect(draw({ sameDoc: true })).toMatch(/see the latest version \(3\.10\.4 \(Latest\)\)\.$/);
});

it('VER-06 the banner says when there is no counterpart', () => {
  expect(draw({ sameDoc: false })).toMatch(
    /The latest version has no page like this one; the link opens its home page\.$/,
  );
});
