import { createElement, Fragment, type ReactNode } from 'react';
import { interpolateParts } from '@/lib/i18n/interpolate';
import { getMessage } from '@/lib/i18n/translate';

export interface TranslateProps {
  id?: string;
  /** For translators: where the text stands and what it is for. */
  description?: string;
  /** The words in the default locale: plain text, placeholders as `{'{name}'}`. */
  children?: string;
  /** What stands in for the placeholders. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** Shows a message in the site's language. Throws when its child is anything but plain text (LOC-06). */
export function Translate({ id, children, values }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    throw new Error('<Translate> takes plain text as its only child; hand elements in as "values".');
  }
  const parts = interpolateParts<ReactNode>(getMessage({ id, message: children }), values ?? {});
  return createElement(Fragment, null, ...parts);
}
