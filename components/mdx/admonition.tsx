import type { ReactNode } from 'react';
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

/** Other names of a look. */
const aliases = { important: 'info', success: 'tip', secondary: 'note' } as const satisfies Record<
  string,
  Look
>;

export interface AdmonitionProps {
  /** As the author wrote it; an unknown one looks like `info`. */
  type: string;
  title?: ReactNode;
  children?: ReactNode;
}

function lookOf(type: string): Look {
  if (Object.hasOwn(looks, type)) return type as Look;
  return Object.hasOwn(aliases, type) ? aliases[type as keyof typeof aliases] : 'info';
}

/** A remark set apart from the text, with its kind or a title as caption. @see acceptance DOC-18 */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const look = lookOf(type);
  return (
    <div role="note" className={`admonition theme-admonition theme-admonition-${look}`}>
      <p className="admonition-title">
        <Icon name={looks[look]} />
        {title ? <span>{title}</span> : <span className="admonition-type">{type}</span>}
      </p>
      <div className="admonition-body">{children}</div>
    </div>
  );
}
