import type { Metadata } from 'next';
import { HeaderTool, type HeaderToolProps } from '@/components/deploy-tools/header-tool';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { needsScript } from '@/lib/i18n/messages/deploy-tools';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import '../../styles/deploy-tools/tool.css';

const { title, description } = codePageHeads['/tools/headers'];

export const metadata: Metadata = getSitePageMetadata({ title, description, route: '/tools/headers' });

const tool: HeaderToolProps = { siteUrl: site.url.replace(/\/+$/, '') };

export default function HeaderToolPage() {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>{title}</h1>
        <p>{description}</p>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        {/* Offline copies render the tool themselves and read its data from here. */}
        <div data-header-tool={JSON.stringify(tool)}>
          <HeaderTool {...tool} />
        </div>
      </article>
    </main>
  );
}
