/** Packages of the Docusaurus project, with exact versions, so that all runs measure the same. */
export const packages = {
  name: 'docusaurus-with-the-same-pages',
  private: true,
  dependencies: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.0',
    'prism-react-renderer': '2.4.1',
    react: '19.0.0',
    'react-dom': '19.0.0',
  },
  overrides: {},
};
