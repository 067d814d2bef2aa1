import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/lib/build/csp';
import { getOrigins } from '@/lib/build/origins';

describe('getOrigins', () => {
  it('AN-06 without a measurement id no other host is allowed', () => {
    expect(getOrigins({ analytics: { id: null, anonymizeIP: true } })).toEqual({});
  });

  it('AN-06 with one the hosts of the service are allowed, each where it is needed', () => {
    const policy = contentSecurityPolicy(
      '<head></head>',
      getOrigins({ analytics: { id: 'G-1', anonymizeIP: true } }),
    );
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain(
      "img-src 'self' data: https://www.googletagmanager.com https://*.google-analytics.com;",
    );
    expect(policy).toContain(
      "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://www.google.com/g/collect;",
    );
    expect(policy).not.toContain('unsafe-inline');
  });
});
