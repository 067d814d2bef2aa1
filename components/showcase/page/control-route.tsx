import type { Metadata } from 'next';
import { Link } from '@/components/link/link';
import { CodeBlock } from '@/components/mdx/code-block';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { readControlPageData } from '@/lib/showcase/read-page-data';
import { getControlRoute } from '@/lib/site/showcase-names';
import { DemoRow } from '../demo/demo-row';
import { findDemo, type ControlDemos } from '../demo/find-demo';
import type { ControlText } from '../types';
import { ControlOrPatternPage, getMetaDescription } from './control-or-pattern-page';
import { PropsTables } from './props-tables';
import { KeyTable, LinkList, TextList } from './sections';

function Advice({ use, avoid }: Pick<ControlText, 'use' | 'avoid'>) {
  return (
    <>
      <TextList texts={use} />
      <h3>When to use something else</h3>
      <TextList texts={avoid} />
    </>
  );
}

function Keyboard({ keyboard, pattern }: Pick<ControlText, 'keyboard' | 'pattern'>) {
  return (
    <>
      <KeyTable rows={keyboard} />
      {pattern && (
        <p>
          WAI-ARIA pattern: <Link href={pattern.href}>{pattern.label}</Link>.
        </p>
      )}
    </>
  );
}

/**
 * Creates the metadata and the page of a control, with demos, advice, props and keyboard shortcuts.
 * @param demos all exports of the control’s `demos.ts`
 * @see acceptance SC-04, SC-05, SC-06
 */
export function createControlRoute(text: ControlText, demos: ControlDemos) {
  const metadata: Metadata = getSitePageMetadata({
    title: text.name,
    description: getMetaDescription(text),
    route: getControlRoute(text.name),
  });

  function Page() {
    const { code, components, importLine } = readControlPageData(text.name);
    return (
      <ControlOrPatternPage
        {...text}
        intro={importLine && <CodeBlock html={importLine} lang="tsx" />}
        demos={text.demos}
        sections={[
          { id: 'use', title: 'When to use it', content: <Advice {...text} /> },
          { id: 'props', title: 'Props', content: <PropsTables components={components} /> },
          { id: 'keyboard', title: 'Keyboard', content: <Keyboard {...text} /> },
          { id: 'notes', title: 'Notes', content: <TextList texts={text.notes} /> },
          { id: 'related', title: 'Related', content: <LinkList links={text.related} /> },
        ]}
      >
        <div className="demos">
          {text.demos.map((demo) => {
            const Demo = findDemo(demos, text.name, demo.id);
            return (
              <section key={demo.id} id={demo.id} className="demo">
                <DemoRow {...demo} code={code[demo.id] ?? ''}>
                  <Demo />
                </DemoRow>
              </section>
            );
          })}
        </div>
      </ControlOrPatternPage>
    );
  }

  return { metadata, Page };
}
