import { packages } from '@/bench/docusaurus/packages';
import type { PackageSet } from '@/bench/docusaurus/install';

const { '@docusaurus/core': release } = packages.dependencies;

/** The benchmark's Docusaurus, with the parts of it that content may ask for. */
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
