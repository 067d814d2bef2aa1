import type { ReactNode } from 'react';
import { CodeBlock } from '@/components/mdx/code-block';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { TextWithCode } from '../page/text-with-code';
import type { DemoText } from '@/lib/showcase/texts';
import { DemoErrorBoundary } from './demo-error-boundary';

interface DemoRowProps extends Omit<DemoText, 'id'> {
  headingLevel?: 2 | 3;
  /** Highlighted source code of the demo, as HTML. */
  code: string;
  children: ReactNode;
}

/** A demo of a control with its title, description and code (SC-02, SC-04, SC-05). */
export function DemoRow({ title, description, headingLevel = 2, code, children }: DemoRowProps) {
  return (
    <ShowcaseRow
      title={title}
      headingLevel={headingLevel}
      description={<TextWithCode text={description} />}
      code={<CodeBlock html={code} lang="tsx" />}
    >
      <DemoErrorBoundary>{children}</DemoErrorBoundary>
    </ShowcaseRow>
  );
}
