import type { Metadata } from 'next';
import { Link } from '@/components/link/link';
import { CodeBlock } from '@/components/mdx/code-block';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { readControlPageData } from '@/lib/showcase/read-page-data';
import { getControlRoute } from '@/lib/site/showcase-names';
import { ControlDemo } from '../demo/control-demo';
import { DemoRow } from '../demo/demo-row';
import type { ControlText } from '@/lib/showcase/texts';
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

/** Returns the metadata of a control’s page. */
export const getControlMetadata = (text: ControlText): Metadata =>
  getSitePageMetadata({
    title: text.name,
    description: getMetaDescription(text),
    route: getControlRoute(text.name),
  });

/** The page of a control, with demos, advice, props and keyboard shortcuts (SC-04, SC-05, SC-06). */
export function ControlPage({ text }: { text: ControlText }) {
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
        {text.demos.map((demo) => (
          <section key={demo.id} id={demo.id} className="demo">
            <DemoRow {...demo} code={code[demo.id] ?? ''}>
              <ControlDemo control={text.name} id={demo.id} />
            </DemoRow>
          </section>
        ))}
      </div>
    </ControlOrPatternPage>
  );
}
