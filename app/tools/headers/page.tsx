import type { Metadata } from 'next';
import { HeaderTool, type HeaderToolProps } from '@/components/deploy-tools/header-tool';
import { ToolPage } from '@/components/deploy-tools/tool-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import '../../styles/deploy-tools/tool.css';

const head = codePageHeads['/tools/headers'];

export const metadata: Metadata = getSitePageMetadata({ ...head, route: '/tools/headers' });

const tool: HeaderToolProps = { siteUrl: site.url };

export default function HeaderToolPage() {
  return (
    <ToolPage {...head}>
      {/* Offline copies render the tool themselves and read its data from here. */}
      <div data-header-tool={JSON.stringify(tool)}>
        <HeaderTool {...tool} />
      </div>
    </ToolPage>
  );
}
