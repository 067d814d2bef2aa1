import { join } from 'node:path';

/** Folder for all files that `npm run compat` writes; Git ignores it. */
const compatDir = join('.cache', 'compat');

/** Folder with one installation of Docusaurus, which all compared sites share. */
export const docusaurusInstallDir = join(compatDir, 'docusaurus');

/** Folder with one Docusaurus project per compared site. */
export const comparedProjectsDir = join(compatDir, 'projects');
