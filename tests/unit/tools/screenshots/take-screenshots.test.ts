import { expect, it } from 'vitest';
import { takeScreenshots } from '@/tools/screenshots/take-screenshots';

it('the screenshot tool takes no screenshot and reports a name that its list lacks', async () => {
  const folder = 'content/latest/screenshots';
  const options = { viewer: '', dicomwebRoot: '', folder, names: ['no-such-screenshot'] };
  expect(await takeScreenshots(options)).toEqual([
    'content/latest/screenshots/screenshots.json has no "no-such-screenshot". Add an entry.',
  ]);
});
