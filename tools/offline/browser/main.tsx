/**
 * Script of every page of an offline copy. Takes the place of Next.js: renders the parts of the shell that react to the
 * reader with the components of the site. Each replaces its own HTML, so the page looks the same before and after.
 */
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConfigTool, type ConfigToolProps } from '@/components/deploy-tools/config-tool';
import { HeaderTool, type HeaderToolProps } from '@/components/deploy-tools/header-tool';
import { SetupTool, type SetupToolProps } from '@/components/deploy-tools/setup-tool';
import { PageBehavior } from '@/components/docs/page-behavior';
import { Sidebar } from '@/components/docs/sidebar';
import { SearchPage } from '@/components/search-page/search-page';
import { AnnouncementBar } from '@/components/shell/announcement-bar';
import { HydrationMark } from '@/components/shell/hydration-mark';
import { mobileMenuId } from '@/components/shell/menu-history';
import { Navbar } from '@/components/shell/navbar';
import { ColorModeProvider } from '@/components/shell/theme';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { offlineCopy } from './copy';

/** Loads the entries of the sidebar of a version. The bundle contains the files whose names match. */
async function loadSidebar(version: string): Promise<readonly SidebarItem[]> {
  const file = (await import(`../../../generated/sidebar-${version}.json`)) as { default: SidebarItem[] };
  return file.default;
}

/** Renders a component in place of the first element that matches; nothing if the page has no such element. */
function inPlaceOf(selector: string, part: ReactNode): ReactNode {
  const element = document.querySelector(selector);
  if (!element) return null;
  const place = document.createElement('div');
  // No box of its own: sticky positions and grid areas refer to the element around it.
  place.style.display = 'contents';
  element.replaceWith(place);
  return createPortal(part, place, selector);
}

/** Renders a component as the content of the first element that matches, instead of its own content. */
function inside(selector: string, part: ReactNode): ReactNode {
  const element = document.querySelector(selector);
  element?.replaceChildren();
  return element && createPortal(part, element, selector);
}

/** Sections of the documentation on the search page, which its HTML contains. */
function SectionCards({ html }: { html: string }) {
  return <div className="search-sections prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A tool, if this is its page, with the data that its HTML contains. */
function renderTool(attribute: string, render: (data: unknown) => ReactNode): ReactNode {
  const data = document.querySelector(`[${attribute}]`)?.getAttribute(attribute);
  return data && inside(`[${attribute}]`, render(JSON.parse(data)));
}

async function start() {
  const cards = document.querySelector('.search-sections')?.innerHTML ?? '';
  const items = await loadSidebar(offlineCopy.version);
  document.getElementById(mobileMenuId)?.remove();
  const parts = [
    inPlaceOf('.announcement', <AnnouncementBar />),
    inPlaceOf('.navbar', <Navbar />),
    inPlaceOf('.docs-sidebar', <Sidebar items={items} />),
    inPlaceOf('[data-page-behavior]', <PageBehavior />),
    inside(
      '.search-page',
      <SearchPage>
        <SectionCards html={cards} />
      </SearchPage>,
    ),
    renderTool('data-config-tool', (data) => <ConfigTool {...(data as ConfigToolProps)} />),
    renderTool('data-header-tool', (data) => <HeaderTool {...(data as HeaderToolProps)} />),
    renderTool('data-setup-tool', (data) => <SetupTool {...(data as SetupToolProps)} />),
  ];
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <ColorModeProvider>
        {parts}
        <HydrationMark />
      </ColorModeProvider>,
    ),
  );
}

void start();
