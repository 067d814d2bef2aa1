/** `npm run version:cut -- 3.10 --next 3.11.0 --since 2026-11`: freezes the latest version, and makes 3.11 the latest. */
import { readSiteModel } from '@/lib/docs/build-model';
import { getLatestVersion } from '@/lib/docs/versions';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { listedVersions } from '@/lib/site/config';
import { cutVersion, findImagesOutsideVersion } from './cut-version';
import { failUsage, orFail, readArguments } from '../fail';
import { verifyContent } from './verify-content';

const describeNextSteps = (name: string, next: string): string => `
Version ${name} is frozen in content/${name} and served at /${name}/. The latest version describes ${next}. Next:
  git add -A && git commit
  site.config.ts      announcementBar: the announcement of ${next}, with a new id; navbar: the migration guides
  versions.config.ts  migrationGuide of ${next}, once content/latest has that guide
  versions.config.ts  checkedAgainst of ${next}, once you check pages against its source, see docs/versions.md`;

const usage = 'version:cut -- <line> --next <release> --since <month> [--maintained]';

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: {
    next: { type: 'string' },
    since: { type: 'string' },
    maintained: { type: 'boolean', default: false },
  },
});
const [name, ...more] = positionals;
const { next, since, maintained } = values;
if (!name || !next || !since || more.length > 0)
  failUsage(
    'Name the line that you freeze, the release that becomes the latest, and the month in which its line became stable, such as 3.10 --next 3.11.0 --since 2026-11.',
    usage,
  );
await orFail(
  cutVersion({
    root: process.cwd(),
    name,
    next,
    since,
    listed: listedVersions,
    maintained,
    findImagesOutsideVersion: () => {
      const model = readSiteModel();
      const terms = getTermForms(model.glossary);
      const latest = getLatestVersion(model.versions);
      return findImagesOutsideVersion(latest, 'content/latest', (body) => compileCached(body, terms));
    },
    verify: verifyContent,
  }),
);
console.log(describeNextSteps(name, next));
