'use client';

import { useEffect, useRef } from 'react';
import { attachWrapButtons } from '@/components/mdx/wrap-buttons';
import { DemoRow } from '../demo/demo-row';
import { findDemo, type ControlDemos } from '../demo/find-demo';
import type { DemoText } from '@/lib/showcase/texts';

export interface ControlDemoRowsProps {
  /** Name of the control. */
  name: string;
  /** Texts of the control’s demos, in the order of display. */
  texts: readonly DemoText[];
  demos: ControlDemos;
  /** Highlighted code of the demos as HTML, by demo id. */
  code: Readonly<Record<string, string>>;
}

/** All demos of a control, each with its code (SC-02). */
export function ControlDemoRows({ name, texts, demos, code }: ControlDemoRowsProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = new AbortController();
    if (root.current) attachWrapButtons(root.current, page.signal);
    return () => page.abort();
  }, []);
  return (
    <div ref={root}>
      {texts.map((text) => {
        const Demo = findDemo(demos, name, text.id);
        return (
          <DemoRow key={text.id} {...text} headingLevel={3} code={code[text.id] ?? ''}>
            <Demo />
          </DemoRow>
        );
      })}
    </div>
  );
}
