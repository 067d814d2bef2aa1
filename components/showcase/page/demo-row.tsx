import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/mdx/code-block';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { DemoFrame } from '../frame/demo-frame';
import type { DemoText } from '../types';
import { InlineText } from './inline-text';

interface DemoRowProps extends DemoText {
  /** Highlighted source. */
  code: string;
  children: ReactNode;
}

/** An example of a control in its row (SC-04, SC-05). */
export function DemoRow({ id, title, description, code, children }: DemoRowProps) {
  return (
    <section id={id} className="demo">
      <ShowcaseRow
        title={title}
        description={<InlineText text={description} />}
        code={<CodeBlock html={code} lang="tsx" />}
      >
        <DemoFrame>{children}</DemoFrame>
      </ShowcaseRow>
    </section>
  );
}
