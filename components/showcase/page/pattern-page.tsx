import type { ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { CodeBlock } from '@/components/mdx/code-block';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { getBuiltPattern } from '@/lib/showcase/get-built';
import { DemoFrame } from '../frame/demo-frame';
import type { PatternText } from '../pattern-types';
import { InlineText } from './inline-text';
import { Prose } from './prose';
import { KeyTable, LinkItems, Section, Sentences } from './sections';
import { ShowcasePage } from './showcase-page';

const sections = [
  ['panel', 'The panel'],
  ['parts', 'What is in it'],
  ['controls', 'Made of'],
  ['services', 'What feeds it in the viewer'],
  ['keyboard', 'Keyboard'],
  ['notes', 'Notes'],
] as const;

function Parts({ parts }: Pick<PatternText, 'parts'>) {
  return (
    <dl>
      {parts.map(({ title, description }) => [
        <dt key={title}>{title}</dt>,
        <dd key={`${title} text`}>
          <InlineText text={description} />
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
          <Link href={href}>{label}</Link>: <InlineText text={does} />
        </li>
      ))}
    </ul>
  );
}

function Sources({ id, sources }: Pick<PatternText, 'id' | 'sources'>) {
  const { code } = getBuiltPattern(id);
  return sources.map(({ path, label }) => (
    <CodeBlock key={path} html={code[path] ?? ''} lang="tsx" title={`${label}: ${path}`} />
  ));
}

/** The page of a pattern: the live panel with its sources, and what it is made of (SC-08). */
export function PatternPage({ text, children }: { text: PatternText; children: ReactNode }) {
  const crumbs = [
    { label: 'Components', href: '/components' },
    { label: 'Patterns', href: '/patterns' },
    { label: text.name },
  ];
  return (
    <ShowcasePage crumbs={crumbs} toc={sections}>
      <Prose>
        <h1>{text.name}</h1>
        <p className="showcase-summary">
          <InlineText text={text.summary} />
        </p>
      </Prose>
      <section id="panel" className="demo demos">
        <ShowcaseRow title="The panel" code={<Sources {...text} />}>
          <DemoFrame>{children}</DemoFrame>
        </ShowcaseRow>
      </section>
      <Prose>
        <Section id="parts" title="What is in it">
          <Parts parts={text.parts} />
        </Section>
        <Section id="controls" title="Made of">
          <LinkItems links={text.controls} />
        </Section>
        <Section id="services" title="What feeds it in the viewer">
          <Services services={text.services} />
        </Section>
        <Section id="keyboard" title="Keyboard">
          <KeyTable rows={text.keyboard} />
        </Section>
        <Section id="notes" title="Notes">
          <Sentences texts={text.notes} />
        </Section>
      </Prose>
    </ShowcasePage>
  );
}
