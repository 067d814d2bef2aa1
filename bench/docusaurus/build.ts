/** Builds this repository's pages as a Docusaurus site in `.cache/bench/docusaurus/build`. See bench/README.md. */
import { docusaurusDir } from '../folders';
import { installPackages, runIn } from './install';
import { packages } from './packages';
import { writeProject } from './project';

await writeProject(docusaurusDir);
await installPackages(docusaurusDir, packages);
runIn(docusaurusDir, 'npx', ['--no-install', 'docusaurus', 'build']);
