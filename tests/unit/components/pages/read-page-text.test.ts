import { expect, it, vi } from 'vitest';
import { readPageText } from '@/components/pages/read-page-text';

let text = '';
vi.mock('node:fs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('node:fs')>()),
  readFileSync: () => text,
}));

it.each([
  ['Text\n\n## Unknown', 'components/pages/help.md:3: There is no section "Unknown".'],
  ['## Community\n\n![A picture](a.png)', 'components/pages/help.md:3: "image" is not supported.'],
])('the file and line of what a site page cannot show are named: %j', (written, message) => {
  text = written;
  expect(() => readPageText('/help')).toThrow(message);
});
