import { buildVersions } from '@/lib/site/build-versions';
import { repositoryUrl } from '@/lib/site/constants';
import { env } from '@/lib/site/env';
import type { SiteConfig } from '@/lib/site/schema';
import { archivedVersions, servedVersions } from '@/versions.config';

const webLanguages = [
  'html',
  'css',
  'scss',
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'json',
  'jsonc',
  'json5',
  'graphql',
  'markdown',
  'mdx',
];
const otherLanguages = [
  'python',
  'csharp',
  'sql',
  'xml',
  'yaml',
  'toml',
  'ini',
  'properties',
  'dotenv',
  'http',
];
const shellLanguages = ['bash', 'powershell', 'batch', 'docker', 'nginx'];

/**
 * Configuration of this site. `lib/site/schema.ts` explains each key and validates the values. Other modules import the
 * validated configuration from `lib/site/config.ts`.
 */
const siteConfig: SiteConfig = {
  title: 'OHIF',
  tagline: 'Open-source web-based medical imaging platform',
  titleDelimiter: '|',
  url: 'https://docs.ohif.org',
  baseUrl: `${env.basePath}/`,
  baseUrlIssueBanner: true,

  i18n: {
    defaultLocale: env.locale ?? 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en' },
    },
  },

  versions: buildVersions(servedVersions),
  archivedVersions,

  docs: {
    pluginId: 'default',
    breadcrumbs: true,
    versionPersistence: 'localStorage',
    editUrl: `${repositoryUrl}/edit/master/platform/docs/docs/`,
    sitePagesEditUrl: `${repositoryUrl}/edit/master/platform/docs/src/pages/`,
    reportUrl: `${repositoryUrl}/issues/new?title={title}&body={body}`,
  },

  announcementBar: {
    id: 'release-3p10',
    content:
      'OHIF 3.10 is out: <a href="https://ohif.org/release-notes/3p10/" target="_blank" rel="noopener noreferrer">read the release notes</a>',
    backgroundColor: '#0b1a42',
    textColor: '#ffffff',
    isCloseable: true,
  },

  navbar: {
    items: [
      { type: 'link', label: 'Docs', to: '/', activeBaseRegex: '^/(next/)?$', position: 'left' },
      {
        type: 'link',
        label: 'Components',
        to: '/components',
        position: 'left',
      },
      { type: 'link', label: 'Showcase', href: 'https://ohif.org/showcase', position: 'left' },
      { type: 'link', label: 'Collaborate', href: 'https://ohif.org/collaborate', position: 'left' },
      { type: 'link', label: 'Help', to: '/help', position: 'left' },
      {
        type: 'link',
        label: '3.9 Migration Guides',
        to: '/migration-guide/3p8-to-3p9/',
        position: 'left',
      },
      {
        type: 'docsVersionDropdown',
        position: 'right',
        dropdownItemsAfter: [
          { type: 'separator' },
          { type: 'caption', label: 'Archived versions' },
          ...archivedVersions.map(({ label, href }) => ({ type: 'link' as const, label, href })),
        ],
      },
      {
        type: 'localeDropdown',
        position: 'right',
        dropdownItemsAfter: [
          { type: 'link', label: 'Help Us Translate', to: '/platform/internationalization' },
        ],
      },
      { type: 'link', label: 'GitHub Repository', href: repositoryUrl, icon: 'github', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },

  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Introduction', to: '/' },
          { label: 'Getting Started', to: '/development/getting-started' },
          { label: 'FAQ', to: '/faq/' },
          { label: 'Resources', to: '/resources' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discussion board', href: 'https://community.ohif.org/' },
          { label: 'Help', to: '/help' },
          { label: 'Accessibility', to: '/accessibility' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Donate', href: 'https://giving.massgeneral.org/ohif' },
          { label: 'GitHub', href: repositoryUrl },
          { label: 'Twitter', href: 'https://twitter.com/OHIFviewer' },
        ],
      },
    ],
    logo: { alt: 'OHIF' },
    copyright: 'OHIF is open source software released under the MIT license.',
  },

  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },

  codeLanguages: [...webLanguages, ...otherLanguages, ...shellLanguages, 'diff'],

  colorMode: { defaultMode: 'dark', respectSystem: false },

  search: {
    hosted: env.search,
    contextualSearch: true,
    openOnFocus: true,
    missingResultsUrl: `${repositoryUrl}/issues/new?title={query}`,
    pageRanks: {
      // These pages mention most terms, but readers who search for a term rarely want these pages.
      '/release-notes': 0.6,
      '/migration-guide': 0.6,
      '/glossary': 0.6,
      // Showcase pages, whose titles are common words such as "Button" and "Input".
      '/components': 0.8,
      '/components-list': 0.8,
      '/patterns': 0.8,
      '/colors-and-type': 0.8,
    },
  },

  analytics: { id: env.analyticsId, anonymizeIP: true },

  security: {
    contact: `${repositoryUrl}/security/advisories/new`,
    expires: '2027-10-31',
    policy: `${repositoryUrl}/security`,
  },

  allowedHosts: {},
  debugPages: env.debugPages,

  redirects: [],
};

export default siteConfig;
