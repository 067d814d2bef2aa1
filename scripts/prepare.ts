/**
 * First step of `npm run build`, in a process of its own, so that its memory is free before Next.js starts: checks and
 * renders all content, and stores what the next steps need.
 */
import './production';
import './report-settings';
import { removeLeftovers } from '@/build/manifest/remove-leftovers';
import { prepareSite } from '@/build/prepare';
import { storePreparedSite } from '@/build/prepare/prepared-site';
import { formatCount } from '@/lib/content/problems';
import { fail } from './fail';

// Drafts are shown in development only, so a build neither checks nor renders them (BLD-08).
const prepared = await prepareSite({ includeDrafts: false });
const { model, report } = prepared;
if (report.text) console.log(`\n${report.text}\n`);
if (report.errors > 0) fail(`The build stops: ${formatCount(report.errors, 'error')} in content.`);
console.log(model.versions.map(({ docs, label }) => `${docs.length} pages of ${label}`).join(', '));
// Next.js copies everything in `public` into the export.
removeLeftovers('public', prepared.images, { keepPictures: true });
storePreparedSite(prepared);
