import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { toHref } from '@/components/link/site-base';
import { LinkBehavior } from '@/components/link/link-behavior';
import { AddressCanonicalizer } from '@/components/link/address-canonicalizer';
import { AnnouncementBar } from '@/components/shell/announcement-bar';
import { Footer } from '@/components/shell/footer';
import { HydrationMark } from '@/components/shell/hydration-mark';
import { MainArea } from '@/components/shell/main-area';
import { Navbar } from '@/components/shell/navbar';
import { PreferredVersionSaver } from '@/components/shell/preferred-version-saver';
import { OptionalShell } from '@/components/shell/optional-shell';
import { siteVersions } from '@/components/shell/site-versions';
import { SkipLink } from '@/components/shell/skip-link';
import { ColorModeProvider } from '@/components/shell/theme';
import { analyticsOrigin, getAnalyticsScriptUrl } from '@/lib/site/analytics';
import { site, siteLocale } from '@/lib/site/config';
import './styles/globals.css';
import './styles/tokens.css';
import '@/generated/site.css';
import './styles/base.css';
import './styles/prose.css';
import './styles/prose/text.css';
import './styles/prose/footnotes.css';
import './styles/prose/tables.css';
import './styles/prose/boxes.css';
import './styles/prose/tabs.css';
import './styles/prose/terms.css';
import './styles/prose/images.css';
import './styles/prose/image-status.css';
import './styles/prose/screenshots.css';
import './styles/prose/diagrams.css';
import './styles/prose/cards.css';
import './styles/prose/videos.css';
import './styles/code.css';
import './styles/prose/code-buttons.css';
import './styles/prose/inline-code.css';
import './styles/shell.css';
import './styles/icons.css';
import './styles/shell/navbar.css';
import './styles/shell/menus.css';
import './styles/shell/navigation.css';
import './styles/shell/mobile-sidebar.css';
import './styles/shell/footer.css';
import './styles/search/button.css';
import './styles/docs.css';
import './styles/docs/contents.css';
import './styles/docs/below.css';
import './styles/lazy.css';
import './styles/crash.css';
import './styles/not-found.css';
import './styles/print.css';
import './styles/prose/print.css';
import './styles/forced-colors.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: { default: site.title, template: `%s ${site.titleDelimiter} ${site.title}` },
  description: site.tagline,
  twitter: { card: 'summary_large_image' },
  other: {
    'docsearch:language': site.i18n.defaultLocale,
    'docsearch:version': 'current',
    'docsearch:docusaurus_tag': 'default',
  },
};

export const viewport: Viewport = {
  themeColor: [{ color: '#070a1c' }],
};

/** Loads analytics. The condition is a build-time constant, so that builds without analytics omit its code (AN-06). */
async function getAnalytics() {
  const { id, anonymizeIP } = site.analytics;
  if (process.env.DOCS_ANALYTICS !== 'on' || id === null) return null;
  const { Analytics } = await import('@/components/shell/analytics');
  return <Analytics id={id} anonymizeIP={anonymizeIP} script={getAnalyticsScriptUrl(id)} />;
}

/**
 * Loads development tools, which show the problems of a page and refresh the browser when a page is saved. The
 * condition is a build-time constant, so that exports omit this code (BLD-09).
 */
async function getDevTools() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { ProblemOverlay } = await import('@/components/dev/problem-overlay');
  const { ContentRefresh } = await import('@/components/dev/content-refresh');
  const { readContentRevision } = await import('@/lib/docs/content-revision');
  return (
    <>
      <ContentRefresh rendered={readContentRevision()} />
      <ProblemOverlay />
    </>
  );
}

/** Loads the inline script in development; the build adds it to the finished pages. */
async function getDevInlineScript() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { DevInlineScript } = await import('@/components/shell/dev-inline-script');
  return <DevInlineScript />;
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const analytics = await getAnalytics();
  return (
    <html
      lang={siteLocale.htmlLang}
      dir={siteLocale.direction}
      data-has-hydrated="false"
      data-theme={site.colorMode.defaultMode}
      data-versions={JSON.stringify(siteVersions)}
      suppressHydrationWarning
    >
      <head>
        {await getDevInlineScript()}
        {analytics && <link rel="preconnect" href={analyticsOrigin} />}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.title}
          href={toHref('/opensearch.xml')}
        />
      </head>
      <body>
        <ColorModeProvider>
          <OptionalShell page={children}>
            <SkipLink />
            <AnnouncementBar />
            <Navbar />
            <MainArea>{children}</MainArea>
            <Footer />
          </OptionalShell>
          <LinkBehavior />
          <AddressCanonicalizer />
          <PreferredVersionSaver />
          <HydrationMark />
          {analytics}
          {await getDevTools()}
        </ColorModeProvider>
      </body>
    </html>
  );
}
