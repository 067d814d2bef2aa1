import type { Metadata } from 'next';
import { GlossaryList } from '@/components/glossary/glossary-list';
import { buildGlossaryGroups } from '@/lib/docs/glossary-groups';
import { getCurrentModel } from '@/lib/docs/page';
import { toSiteUrl } from '@/lib/docs/site-url';

const description = 'Terms of DICOM and of the OHIF viewer, each explained in one or two sentences.';

export const metadata: Metadata = {
  title: 'Glossary',
  description,
  alternates: { canonical: toSiteUrl('/glossary') },
  openGraph: { title: 'Glossary', description, url: toSiteUrl('/glossary') },
};

export default function GlossaryPage() {
  return (
    <main className="docs-main" data-sidebar="none">
      <article className="docs-column prose">
        <h1>Glossary</h1>
        <p>{description}</p>
        <GlossaryList groups={buildGlossaryGroups(getCurrentModel())} />
      </article>
    </main>
  );
}
