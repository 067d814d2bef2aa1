import { beforeEach, expect, it, vi } from 'vitest';
import { getAnalyticsScriptUrl } from '@/lib/site/analytics';

/** Returns the build constant for analytics in this environment. */
async function getConstant(mode: 'production' | 'development', id: string): Promise<string | undefined> {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('NEXT_PUBLIC_ANALYTICS_ID', id);
  const { default: config } = await import('@/next.config');
  return config.env?.DOCS_ANALYTICS;
}

beforeEach(() => vi.resetModules());

it.each([
  ['is on in a production build with a measurement id', 'production', 'G-1', 'on'],
  ['is off in a production build without one', 'production', '', ''],
  ['is off in development', 'development', 'G-1', ''],
] as const)('AN-06 analytics in a build %s', async (_, mode, id, constant) => {
  expect(await getConstant(mode, id)).toBe(constant);
});

it('AN-06 the analytics script has an address that contains the escaped measurement id', () => {
  expect(getAnalyticsScriptUrl('G-1')).toBe('https://www.googletagmanager.com/gtag/js?id=G-1');
  expect(getAnalyticsScriptUrl('a&b')).toMatch(/id=a%26b$/);
});
