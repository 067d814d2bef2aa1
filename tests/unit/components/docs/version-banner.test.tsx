import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VersionBanner } from '@/components/docs/version-banner';

it('VER-06 says that the latest version has no such page, and links to its home page', () => {
  const version = { label: '3.9', banner: 'unmaintained' } as const;
  const latest = { href: '/', label: '3.10.2 (Latest)', sameDoc: false };
  expect(renderToStaticMarkup(<VersionBanner version={version} latest={latest} />)).toContain(
    'The latest version has no page like this one; the link opens its home page.',
  );
});
