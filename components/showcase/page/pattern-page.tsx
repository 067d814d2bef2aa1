import type { Metadata } from 'next';
import { Link } from '@/components/link/link';
import { CodeBlock } from '@/components/mdx/code-block';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { readPatternPageData } from '@/lib/showcase/read-page-data';
import { getPatternRoute } from '@/lib/site/showcase-names';
import { DemoErrorBoundary } from '../demo/demo-error-boundary';
import { PatternPanel } from '../demo/pattern-panel';
import type { PatternText } from '@/lib/showcase/texts';
import { TextWithCode } from './text-with-code';
import { ControlOrPatternPage, getMetaDescription } from './control-or-pattern-page';
import { KeyTable, LinkList, TextList } from './sections';

function Parts({ parts }: Pick<PatternText, 'parts'>) {
  return (
    <dl>
      {parts.map(({ title, description }) => [
        <dt key={title}>{title}</dt>,
        <dd key={`${title} text`}>
          <TextWithCode text={description} />
        </dd>,
      ])}
    </dl>
  );
}

function Services({ services }: Pick<PatternText, 'services'>) {
  return (
    <ul>
      {services.map(({ label, href, does }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>: <TextWithCode text={does} />
        </li>
      ))}
    </ul>
  );
}

function Sources({ id, sources }: Pick<PatternText, 'id' | 'sources'>) {
  const { code } = readPatternPageData(id);
  return sources.map(({ path, label }) => (
    <CodeBlock key={path} html={code[path] ?? ''} lang="tsx" title={`${label}: ${path}`} />
  ));
}

/** Returns the metadata of a pattern’s page. */
export const getPatternMetadata = (text: PatternText): Metadata =>
  getSitePageMetadata({
    title: text.name,
    description: getMetaDescription(text),
    route: getPatternRoute(text.id),
  });

/** The page of a pattern, with the live panel, its source code and the controls that it uses (SC-06, SC-08). */
export function PatternPage({ text }: { text: PatternText }) {
  return (
    <ControlOrPatternPage
      {...text}
      parents={[{ label: 'Patterns', href: '/patterns' }]}
      demos={[{ id: 'panel', title: 'The panel' }]}
      sections={[
        { id: 'parts', title: 'Parts of the panel', content: <Parts {...text} /> },
        { id: 'controls', title: 'Controls', content: <LinkList links={text.controls} /> },
        { id: 'services', title: 'Viewer services behind the panel', content: <Services {...text} /> },
        { id: 'keyboard', title: 'Keyboard', content: <KeyTable rows={text.keyboard} /> },
        { id: 'notes', title: 'Notes', content: <TextList texts={text.notes} /> },
      ]}
    >
      <section id="panel" className="demo demos">
        <ShowcaseRow title="The panel" code={<Sources {...text} />}>
          <DemoErrorBoundary>
            <PatternPanel id={text.id} />
          </DemoErrorBoundary>
        </ShowcaseRow>
      </section>
    </ControlOrPatternPage>
  );
}
