import type { Metadata } from 'next';
import { SetupTool, type SetupToolProps } from '@/components/deploy-tools/setup-tool';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { needsScript } from '@/lib/i18n/messages/deploy-tools';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import '../../styles/deploy-tools/tool.css';
import '../../styles/deploy-tools/setup.css';

const { title, description } = codePageHeads['/tools/setup'];

export const metadata: Metadata = getSitePageMetadata({ title, description, route: '/tools/setup' });

const tool: SetupToolProps = {
  siteUrl: site.url.replace(/\/+$/, ''),
  tools: (['/tools/config', '/tools/headers'] as const).map((href) => ({
    href,
    title: codePageHeads[href].title,
  })),
};

export default function SetupToolPage() {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>{title}</h1>
        <p>{description}</p>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        {/* Offline copies render the tool themselves and read its data from here. */}
        <div data-setup-tool={JSON.stringify(tool)}>
          <SetupTool {...tool} />
        </div>
      </article>
    </main>
  );
}
