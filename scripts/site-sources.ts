import { createElement, Fragment } from 'react';
import type { BrowserOnlyProps } from '@/components/mdx/browser-only';
import { createServerComponents } from '@/components/mdx/create-server-components';
import type { SiteSources } from '@/lib/build/prepare';
import { showcaseFacts } from './showcase-facts';
import { showcasePages } from '@/tools/search/showcase-pages';
import { getSiteTexts } from '@/tools/search/site-texts';

/** The one component that browsers run: the export renders what it is given, and shows the fallback. */
const BrowserOnly = ({ fallback, children }: BrowserOnlyProps) =>
  createElement(Fragment, null, fallback, children);

/** What components say that checks and search need of them: pages of text, pages of data, the showcase, and all that pages use. */
export const siteSources: SiteSources = {
  texts: getSiteTexts,
  dataPages: showcasePages,
  showcase: showcaseFacts,
  createComponents: (context) => ({ ...createServerComponents(context), BrowserOnly }),
};
