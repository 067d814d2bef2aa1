import { detailsSummary } from '@/lib/i18n/messages/content';
import { Children, isValidElement, type DetailsHTMLAttributes, type ReactNode } from 'react';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Caption, used if `children` contain no `<summary>`. */
  summary?: ReactNode;
}

const isSummary = (node: ReactNode) => isValidElement(node) && node.type === 'summary';

/** Collapsible section, as a native `<details>` element that works without scripts. @see acceptance DOC-27 */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {!Children.toArray(children).some(isSummary) &&
        (summary ? <summary>{summary}</summary> : <summary data-no-index="">{detailsSummary}</summary>)}
      {children}
    </details>
  );
}
