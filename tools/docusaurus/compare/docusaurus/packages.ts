import { packages } from '@/bench/docusaurus/packages';
import type { PackageSet } from '@/bench/sites/install';

/** The release whose behavior this site keeps. */
const release = '3.7.0';

/** Packages to install for the comparison: Docusaurus and the plugins that pages may need. */
export const compatPackages: PackageSet = {
  ...packages,
  name: 'docusaurus-for-comparison',
  dependencies: {
    ...packages.dependencies,
    '@docusaurus/core': release,
    '@docusaurus/faster': release,
    '@docusaurus/preset-classic': release,
    '@docusaurus/theme-live-codeblock': release,
    '@docusaurus/theme-mermaid': release,
  },
  // Newer releases of webpack may break a Docusaurus that was written before them.
  overrides: { webpack: '5.97.1' },
};
