import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createTabs, TabItem } from '@/components/mdx/tabs';
import { AnnouncementBar } from '@/components/shell/announcement-bar';
import { Footer } from '@/components/shell/footer';
import { Navbar } from '@/components/shell/navbar';
import { PreferredVersionSaver } from '@/components/shell/preferred-version-saver';
import { ColorModeProvider } from '@/components/shell/theme';

const Tabs = createTabs();

vi.mock('next/navigation', () => ({ usePathname: () => '/3.9/faq/general' }));

it('ST-06 the shell and tabs render at build time without touching storage', () => {
  const touched: string[] = [];
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        touched.push(name);
        throw new Error(`${name} does not exist here.`);
      },
    });
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <ColorModeProvider>
      <AnnouncementBar />
      <Navbar />
      <Tabs groupId="system">
        <TabItem value="linux">apt</TabItem>
        <TabItem value="mac">brew</TabItem>
      </Tabs>
      <Footer />
      <PreferredVersionSaver />
    </ColorModeProvider>,
  );
  expect(html).toContain('aria-label="Announcement"');
  expect(html).toContain('currently dark mode');
  expect(html).toContain('Version 3.9');
  expect(html).toContain('MIT license');
  expect(touched).toEqual([]);
});
