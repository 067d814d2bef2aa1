import { translate } from '@/lib/i18n/translate';
import { Children, isValidElement, type DetailsHTMLAttributes, type ReactNode } from 'react';

export interface DetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Caption, when no `<summary>` is among the children. */
  summary?: ReactNode;
}

const isSummary = (node: ReactNode) => isValidElement(node) && node.type === 'summary';

/** A part that folds, native so that it works without scripts. @see acceptance DOC-27 */
export function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {!Children.toArray(children).some(isSummary) && (
        <summary>
          {summary ??
            translate({
              id: 'site.details.summary',
              message: 'Details',
              description: 'Caption of a part that unfolds and has none of its own',
            })}
        </summary>
      )}
      {children}
    </details>
  );
}
