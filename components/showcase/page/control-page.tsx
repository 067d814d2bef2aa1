import type { ComponentType } from 'react';
import { Link } from '@/components/link/link';
import { CodeBlock } from '@/components/mdx/code-block';
import { getBuiltControl } from '@/lib/showcase/get-built';
import type { ControlText } from '../types';
import { DemoRow } from './demo-row';
import { InlineText } from './inline-text';
import { Prose } from './prose';
import { PropsTables } from './props-tables';
import { KeyTable, LinkItems, Section, Sentences } from './sections';
import { ShowcasePage } from './showcase-page';

interface ControlPageProps {
  text: ControlText;
  /** Its live examples by their ids. */
  demos: Readonly<Record<string, ComponentType>>;
}

const sections = [
  ['use', 'When to use it'],
  ['props', 'Props'],
  ['keyboard', 'Keyboard'],
  ['notes', 'Notes'],
  ['related', 'Related'],
] as const;

function Advice({ use, avoid }: Pick<ControlText, 'use' | 'avoid'>) {
  return (
    <Section id="use" title="When to use it">
      <Sentences texts={use} />
      <h3>When to use something else</h3>
      <Sentences texts={avoid} />
    </Section>
  );
}

function Keyboard({ keyboard, pattern }: Pick<ControlText, 'keyboard' | 'pattern'>) {
  return (
    <Section id="keyboard" title="Keyboard">
      <KeyTable rows={keyboard} />
      {pattern && (
        <p>
          WAI-ARIA pattern: <Link href={pattern.href}>{pattern.label}</Link>.
        </p>
      )}
    </Section>
  );
}

/** The page of a control: examples, advice, props and keys (SC-04, SC-05). */
export function ControlPage({ text, demos }: ControlPageProps) {
  const { code, components, importLine } = getBuiltControl(text.name);
  const toc = [...text.demos.map(({ id, title }) => [id, title] as const), ...sections];
  return (
    <ShowcasePage crumbs={[{ label: 'Components', href: '/components' }, { label: text.name }]} toc={toc}>
      <Prose>
        <h1>{text.name}</h1>
        <p className="showcase-summary">
          <InlineText text={text.summary} />
        </p>
        {importLine && <CodeBlock html={importLine} lang="tsx" />}
      </Prose>
      <div className="demos">
        {text.demos.map((demo) => {
          const Demo = demos[demo.id];
          return (
            Demo && (
              <DemoRow key={demo.id} {...demo} code={code[demo.id] ?? ''}>
                <Demo />
              </DemoRow>
            )
          );
        })}
      </div>
      <Prose>
        <Advice use={text.use} avoid={text.avoid} />
        <Section id="props" title="Props">
          <PropsTables components={components} />
        </Section>
        <Keyboard {...text} />
        <Section id="notes" title="Notes">
          <Sentences texts={text.notes} />
        </Section>
        <Section id="related" title="Related">
          <LinkItems links={text.related} />
        </Section>
      </Prose>
    </ShowcasePage>
  );
}
