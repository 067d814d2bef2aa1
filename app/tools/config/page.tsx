import type { Metadata } from 'next';
import { ConfigTool, type ConfigToolProps } from '@/components/deploy-tools/config-tool';
import { ToolPage } from '@/components/deploy-tools/tool-page';
import { knownLines, type ViewerLine } from '@/lib/deploy-tools/config/data/lines';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import '../../styles/deploy-tools/tool.css';

const head = codePageHeads['/tools/config'];

export const metadata: Metadata = getSitePageMetadata({ ...head, route: '/tools/config' });

const isKnown = (line: string): line is ViewerLine => (knownLines as readonly string[]).includes(line);

const tool: ConfigToolProps = {
  siteUrl: site.url,
  versions: site.versions.flatMap(({ path, label, viewer }) => {
    const line = getCheckedLine({ viewer });
    return isKnown(line) ? [{ line, path, label }] : [];
  }),
};

export default function ConfigToolPage() {
  return (
    <ToolPage {...head}>
      {/* Offline copies render the tool themselves and read its data from here. */}
      <div data-config-tool={JSON.stringify(tool)}>
        <ConfigTool {...tool} />
      </div>
    </ToolPage>
  );
}
