import { expect, it } from 'vitest';
import { buildServeConfig } from '@/lib/build/finish';

it('RT-02 redirects only from pages whose last segment looks like a file name', () => {
  const paths = ['/', '/3.9', '/3.9/faq/general', '/deployment/nginx--image-archive', '/notes/v1.2'];
  expect(buildServeConfig(paths).redirects).toEqual([
    { source: '/3.9', destination: '/3.9/index.html', type: 302 },
    { source: '/notes/v1.2', destination: '/notes/v1.2/index.html', type: 302 },
  ]);
});

it('RT-26 lists no folder', () => {
  expect(buildServeConfig([]).directoryListing).toBe(false);
});
