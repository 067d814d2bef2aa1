import { diagramDescription } from '@/lib/i18n/messages/content';
import type { ReactNode } from 'react';

export interface DiagramProps {
  /** The drawing as SVG from the compile stage: escaped there, trusted here. */
  svg: string;
  /** Caption. */
  title: string;
  /** What the drawing says, in a sentence or two. */
  alt: string;
  /** Id by which the drawing refers to its description. */
  descriptionId: string;
  /** The drawing's parts as a list. */
  children?: ReactNode;
}

/** A drawing with its caption, and the same in words for those who cannot see it or would rather read. */
export function Diagram({ svg, title, alt, descriptionId, children }: DiagramProps) {
  return (
    <figure className="diagram">
      <div className="diagram-scroll" dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
      <details>
        <summary>{diagramDescription}</summary>
        <p id={descriptionId}>{alt}</p>
        {children}
      </details>
    </figure>
  );
}
