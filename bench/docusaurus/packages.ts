/**
 * Packages of the Docusaurus project. Exact versions, so that two runs measure the same thing; `overrides` hold back
 * one that its own range lets run ahead of what it was written for.
 */
export const packages = {
  name: 'docusaurus-of-the-same-pages',
  private: true,
  dependencies: {
    '@docusaurus/core': '3.7.0',
    '@docusaurus/preset-classic': '3.7.0',
    '@mdx-js/react': '3.1.0',
    'prism-react-renderer': '2.4.1',
    react: '19.0.0',
    'react-dom': '19.0.0',
  },
  overrides: {
    webpack: '5.97.1',
  },
};
