import {
  cautionCaption,
  dangerCaption,
  infoCaption,
  noteCaption,
  tipCaption,
  warningCaption,
} from '@/lib/i18n/messages/content';
import { getAdmonitionLook, type AdmonitionLook } from '@/lib/mdx/admonitions';
import { Children, isValidElement, type ReactNode } from 'react';
import { Icon, type IconName } from './icons';

/** Icon and default caption for each look of an admonition. */
const looks = {
  note: { icon: 'pencil', caption: noteCaption },
  tip: { icon: 'bulb', caption: tipCaption },
  info: { icon: 'info', caption: infoCaption },
  warning: { icon: 'triangle', caption: warningCaption },
  caution: { icon: 'triangle', caption: cautionCaption },
  danger: { icon: 'octagon', caption: dangerCaption },
} as const satisfies Record<AdmonitionLook, { icon: IconName; caption: string }>;

export interface AdmonitionProps {
  /** Type as written by the author; unknown types look like `info`. */
  type: string;
  title?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

const isTitle = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) && node.props['data-title'] !== undefined;

/**
 * Callout, captioned with its title, or else the name of its look or type. A title with markup is passed as a child with `data-title`.
 * @see acceptance DOC-18
 */
export function Admonition({ type, title, id, className, children }: AdmonitionProps) {
  const look = getAdmonitionLook(type) ?? 'info';
  const parts = Children.toArray(children);
  const caption = title ? <span>{title}</span> : parts.find(isTitle);
  return (
    <div
      role="note"
      id={id}
      className={['admonition theme-admonition', `theme-admonition-${look}`, className]
        .filter(Boolean)
        .join(' ')}
    >
      <p className="admonition-title">
        <Icon name={looks[look].icon} />
        {caption ?? (
          <span className="admonition-type" data-no-index="">
            {look === type ? looks[look].caption : type}
          </span>
        )}
      </p>
      <div className="admonition-body">{parts.filter((part) => !isTitle(part))}</div>
    </div>
  );
}
