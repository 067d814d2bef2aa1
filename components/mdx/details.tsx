import { detailsSummary } from '@/lib/i18n/messages/content';
import { Children, isValidElement, type DetailsHTMLAttributes, type ReactNode } from 'react';

type DetailsProps = DetailsHTMLAttributes<HTMLDetailsElement> & { summary?: ReactNode };

const isSummary = (node: ReactNode) => isValidElement(node) && node.type === 'summary';

/**
 * Collapsible section, as a native `<details>` element that works without scripts. The caption is the `<summary>` in
 * `children`, else `summary`. @see acceptance DOC-27
 */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {!Children.toArray(children).some(isSummary) &&
        (summary ? <summary>{summary}</summary> : <summary data-no-index="">{detailsSummary}</summary>)}
      {children}
    </details>
  );
}
