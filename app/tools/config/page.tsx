import type { Metadata } from 'next';
import { ConfigTool, type ConfigToolProps } from '@/components/deploy-tools/config-tool';
import { knownLines, type ViewerLine } from '@/lib/deploy-tools/config/data/lines';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { needsScript } from '@/lib/i18n/messages/deploy-tools';
import { codePageHeads } from '@/lib/site/code-page-heads';
import { site } from '@/lib/site/config';
import { getCheckedLine } from '@/lib/site/release-line';
import '../../styles/deploy-tools/tool.css';

const { title, description } = codePageHeads['/tools/config'];

export const metadata: Metadata = getSitePageMetadata({ title, description, route: '/tools/config' });

const isKnown = (line: string): line is ViewerLine => (knownLines as readonly string[]).includes(line);

const tool: ConfigToolProps = {
  siteUrl: site.url.replace(/\/+$/, ''),
  versions: site.versions.flatMap(({ path, label, viewer }) => {
    const line = getCheckedLine({ viewer });
    return isKnown(line) ? [{ line, path, label }] : [];
  }),
};

export default function ConfigToolPage() {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>{title}</h1>
        <p>{description}</p>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
        {/* Offline copies render the tool themselves and read its data from here. */}
        <div data-config-tool={JSON.stringify(tool)}>
          <ConfigTool {...tool} />
        </div>
      </article>
    </main>
  );
}
