import type { FrontmatterKey } from '@/lib/content/frontmatter-schema';
import type { CategoryFile } from '@/lib/content/types';

/** The keys of `_category_.json` and `_category_.yml` with what they take; the authors' guide is made of it. */
export const categoryKeys = {
  label: {
    expects: 'text',
    example: 'label: Deployment',
    about: "Name in sidebar and breadcrumbs; else the index page's label, else the folder's name.",
  },
  position: { expects: 'number', example: 'position: 3', about: 'Place among its siblings.' },
  collapsed: { expects: 'true or false', example: 'collapsed: false', about: 'false: starts open.' },
  collapsible: {
    expects: 'true or false',
    example: 'collapsible: false',
    about: 'false: cannot be closed.',
  },
  className: { expects: 'text', example: 'className: new', about: 'CSS class of the sidebar item.' },
  customProps: {
    expects: 'group of keys',
    example: 'customProps: { badge: new }',
    about: 'Free values handed to the sidebar item.',
  },
  link: {
    expects: 'group of keys',
    example: 'link: { type: generated-index, title: Deployment }',
    about:
      "The category's page: a doc by its id, or a page made of cards; null for none. Without the key, the folder's index page.",
  },
} as const satisfies Record<Exclude<keyof CategoryFile, 'file' | 'dir' | 'linkLine'>, FrontmatterKey>;
