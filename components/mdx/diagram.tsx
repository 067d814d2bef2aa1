import { diagramDescription } from '@/lib/i18n/messages/content';
import type { ReactNode } from 'react';

export interface DiagramProps {
  /** The diagram as SVG from the compile stage, which escapes it. */
  svg: string;
  title: string;
  /** Text alternative of the diagram, in a sentence or two. */
  alt: string;
  /** Id of the element that describes the diagram. */
  descriptionId: string;
  /** The parts of the diagram as a list. */
  children?: ReactNode;
}

/** A diagram with its caption, and the same content as text. */
export function Diagram({ svg, title, alt, descriptionId, children }: DiagramProps) {
  return (
    <figure className="diagram">
      <div className="diagram-scroll" data-no-index="" dangerouslySetInnerHTML={{ __html: svg }} />
      <figcaption>{title}</figcaption>
      <details>
        <summary data-no-index="">{diagramDescription}</summary>
        <p id={descriptionId}>{alt}</p>
        {children}
      </details>
    </figure>
  );
}
