import { describe, expect, it } from 'vitest';
import { isActive } from '@/lib/routing/is-active';

const docs = { to: '/', activeBaseRegex: '^/(next/)?$' };
const components = { to: '/components' };

describe('isActive', () => {
  it.each(['/', '/index.html', '/next/', '/next'])('NAV-04 Docs is active on %s', (path) => {
    expect(isActive(path, docs)).toBe(true);
  });

  it.each(['/faq/general', '/3.9/', '/components', '/next/faq'])(
    'NAV-04 Docs is not active on %s',
    (path) => {
      expect(isActive(path, docs)).toBe(false);
    },
  );

  it.each(['/components', '/components/', '/components/ButtonShowcase', '/components.html'])(
    'NAV-05 Components is active on %s',
    (path) => {
      expect(isActive(path, components)).toBe(true);
    },
  );

  it.each(['/components-list', '/', '/3.9/components'])('NAV-05 Components is not active on %s', (path) => {
    expect(isActive(path, components)).toBe(false);
  });

  it('NAV-05 activeBasePath wins over the target, and a rule with neither is never active', () => {
    const guide = { to: '/migration-guide/3p8-to-3p9/', activeBasePath: '/migration-guide' };
    expect(isActive('/migration-guide/from-v2', guide)).toBe(true);
    expect(isActive('/migration-guide/3p8-to-3p9/UI', { to: guide.to })).toBe(true);
    expect(isActive('/migration-guide/3p8-to-3p9-x', { to: guide.to })).toBe(false);
    expect(isActive('/', {})).toBe(false);
  });
});
