import { packages } from '@/bench/docusaurus/packages';
import type { PackageSet } from '@/bench/sites/install';

const { '@docusaurus/core': release } = packages.dependencies;

/** Packages to install for the comparison: Docusaurus and the plugins that pages may need. */
export const compatPackages: PackageSet = {
  ...packages,
  name: 'docusaurus-for-comparison',
  dependencies: {
    ...packages.dependencies,
    '@docusaurus/faster': release,
    '@docusaurus/theme-live-codeblock': release,
    '@docusaurus/theme-mermaid': release,
  },
};
