/** `npm run version:cut -- 3.10`: freezes the latest version under a number. */
import { parseArgs } from 'node:util';
import { readSiteModel } from '@/lib/docs/site-model';
import { getLatestVersion } from '@/lib/docs/versions';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import { listedVersions, site } from '@/lib/site/config';
import { cutVersion, findImagesOutsideVersion } from './cut-version';
import { runVersionCommand, UsageError, verifyContent } from './run';

const after = (name: string): string => `
Version ${name} is frozen in content/${name} and served at /${name}/. Next:
  git add -A && git commit
  lib/site/constants.ts, package.json   the number of the new latest version
  site.config.ts                        "viewer" of the latest version, the navbar's links
  tests                                 the lists of versions, see docs/versions.md`;

await runVersionCommand('version:cut -- <number> [--maintained]', async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { maintained: { type: 'boolean', default: false } },
  });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new UsageError('Name the new version.');
  const latest = getLatestVersion(site.versions);
  await cutVersion({
    root: process.cwd(),
    name,
    versions: site.versions,
    listed: listedVersions,
    maintained: values.maintained,
    findImagesOutsideVersion: () => {
      const model = readSiteModel();
      const terms = getTermForms(model.glossary);
      const version = getLatestVersion(model.versions);
      return findImagesOutsideVersion(version, latest.dir, (body) => compileCached(body, terms));
    },
    verify: verifyContent,
  });
  console.log(after(name));
});
