import type { Metadata } from 'next';
import { GlossaryList } from '@/components/glossary/glossary-list';
import glossary from '@/generated/glossary.json';
import type { GlossaryGroup } from '@/lib/docs/glossary-groups';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { codePageHeads } from '@/lib/site/code-page-heads';
import '../styles/glossary.css';

const { title, description } = codePageHeads['/glossary'];

export const metadata: Metadata = getSitePageMetadata({ title, description, route: '/glossary' });

export default function GlossaryPage() {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>{title}</h1>
        <p>{description}</p>
        <GlossaryList groups={glossary as GlossaryGroup[]} />
      </article>
    </main>
  );
}
