/** `npm run version:retire -- 3.9 --to <url>`: turns a version into a link to another host, with redirects. */
import { listedVersions, site } from '@/lib/site/config';
import { retireVersion } from './retire-version';
import { failUsage, orFail, readArguments } from '../fail';
import { verifyContent } from './verify-content';

const after = (name: string, to: string): string => `
Version ${name} is now a link to ${to}. Next:
  git add -A && git commit
  npm run build          and bring the rules in generated/hosting to the host, together with the site
  tests                  the lists of versions, see docs/versions.md`;

const usage = 'version:retire -- <version> --to <url>';

const { positionals, values } = readArguments(usage, {
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [name, ...more] = positionals;
const { to } = values;
if (!name || !to || more.length > 0) failUsage('Name the version and its new address.', usage);
await orFail(
  retireVersion({
    root: process.cwd(),
    name,
    to,
    siteUrl: site.url,
    listed: listedVersions,
    verify: verifyContent,
  }),
);
console.log(after(name, to));
