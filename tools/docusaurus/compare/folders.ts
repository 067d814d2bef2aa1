import { join } from 'node:path';

/** Output of `npm run compat`; ignored by git. */
const compatDir = join('.cache', 'compat');

/** Docusaurus, installed once for all sites. */
export const installDir = join(compatDir, 'docusaurus');

/** A project for each site. */
export const projectsDir = join(compatDir, 'projects');
