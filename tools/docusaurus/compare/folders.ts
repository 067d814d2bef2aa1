import { join } from 'node:path';

/** Everything that `npm run compat` makes; git does not see it. */
const compatDir = join('.cache', 'compat');

/** Docusaurus, installed once for all sites. */
export const installDir = join(compatDir, 'docusaurus');

/** A project for each site. */
export const projectsDir = join(compatDir, 'projects');
