import {
  cautionCaption,
  dangerCaption,
  infoCaption,
  noteCaption,
  tipCaption,
  warningCaption,
} from '@/lib/i18n/messages/content';
import { Children, isValidElement, type ReactNode } from 'react';
import { Icon, type IconName } from './icons';

const looks = {
  note: 'pencil',
  tip: 'bulb',
  info: 'info',
  warning: 'triangle',
  caution: 'triangle',
  danger: 'octagon',
} as const satisfies Record<string, IconName>;

type Look = keyof typeof looks;

/** Other type names, and the look each of them has. */
const aliases = { important: 'info', success: 'tip', secondary: 'note' } as const satisfies Record<
  string,
  Look
>;

export interface AdmonitionProps {
  /** As the author wrote it; an unknown type looks like `info`. */
  type: string;
  title?: ReactNode;
  children?: ReactNode;
}

/** Captions of admonitions without a title; for other types, the caption is the type itself. */
const captions: Readonly<Record<string, string>> = {
  note: noteCaption,
  tip: tipCaption,
  info: infoCaption,
  warning: warningCaption,
  danger: dangerCaption,
  caution: cautionCaption,
};

function lookOf(type: string): Look {
  if (Object.hasOwn(looks, type)) return type as Look;
  return Object.hasOwn(aliases, type) ? aliases[type as keyof typeof aliases] : 'info';
}

const isTitle = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) && node.props['data-title'] !== undefined;

/**
 * A callout, with its type or title as caption. A title with markup is the child with the attribute `data-title`.
 * @see acceptance DOC-18
 */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const look = lookOf(type);
  const parts = Children.toArray(children);
  const caption = title ? <span>{title}</span> : parts.find(isTitle);
  return (
    <div role="note" className={`admonition theme-admonition theme-admonition-${look}`}>
      <p className="admonition-title">
        <Icon name={looks[look]} />
        {caption ?? (
          <span className="admonition-type">{Object.hasOwn(captions, type) ? captions[type] : type}</span>
        )}
      </p>
      <div className="admonition-body">{parts.filter((part) => !isTitle(part))}</div>
    </div>
  );
}
