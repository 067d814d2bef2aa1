'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CodeBlock } from '@/components/mdx/code-block';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { ShowcaseRow } from '@/components/ui/showcase-row';
import { DemoFrame } from '../frame/demo-frame';
import { InlineText } from '../page/inline-text';
import type { DemoText } from '../types';

interface ControlRowsProps {
  texts: readonly DemoText[];
  /** Live examples by id. */
  demos: Readonly<Record<string, ComponentType>>;
  /** Highlighted code by id. */
  code: Readonly<Record<string, string>>;
}

/** All examples of a control, each with its code (SC-02). */
export function ControlRows({ texts, demos, code }: ControlRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => (root.current ? attachCodeButtons(root.current, setStatus) : undefined), []);
  return (
    <div ref={root}>
      {texts.map(({ id, title, description }) => {
        const Demo = demos[id];
        return (
          Demo && (
            <ShowcaseRow
              key={id}
              title={title}
              headingLevel={3}
              description={<InlineText text={description} />}
              code={<CodeBlock html={code[id] ?? ''} lang="tsx" />}
            >
              <DemoFrame>
                <Demo />
              </DemoFrame>
            </ShowcaseRow>
          )
        );
      })}
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>
  );
}
