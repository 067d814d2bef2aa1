import { diagramDescription } from '@/lib/i18n/messages/content';
import type { ReactNode } from 'react';

export interface DiagramProps {
  /** Diagram as SVG, which the compile stage has already escaped. */
  svg: string;
  title: string;
  /** Text alternative of the diagram, in one or two sentences. */
  alt: string;
  /** Id for the element that contains the text alternative. */
  descriptionId: string;
  /** List of the diagram's parts. */
  children?: ReactNode;
}

/** Diagram with a caption, and a collapsible description of its content. */
export function Diagram({ svg, title, alt, descriptionId, children }: DiagramProps) {
  return (
    <div className="diagram">
      <figure>
        <div className="diagram-scroll" data-no-index="" dangerouslySetInnerHTML={{ __html: svg }} />
        <figcaption>{title}</figcaption>
      </figure>
      <details>
        <summary data-no-index="">{diagramDescription}</summary>
        <p id={descriptionId}>{alt}</p>
        {children}
      </details>
    </div>
  );
}
