import type { Metadata } from 'next';
import { SetupTool, type SetupToolProps } from '@/components/deploy-tools/setup-tool';
import { ToolPage } from '@/components/deploy-tools/tool-page';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import '../../styles/deploy-tools/tool.css';
import '../../styles/deploy-tools/setup.css';

const head = codePageHeads['/tools/setup'];

export const metadata: Metadata = getSitePageMetadata({ ...head, route: '/tools/setup' });

const tool: SetupToolProps = {
  siteUrl: site.url,
  tools: (['/tools/config', '/tools/headers'] as const).map((href) => ({
    href,
    title: codePageHeads[href].title,
  })),
};

export default function SetupToolPage() {
  return (
    <ToolPage {...head}>
      {/* Offline copies render the tool themselves and read its data from here. */}
      <div data-setup-tool={JSON.stringify(tool)}>
        <SetupTool {...tool} />
      </div>
    </ToolPage>
  );
}
