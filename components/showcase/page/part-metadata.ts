import type { Metadata } from 'next';
import { getSitePageMetadata } from '@/lib/docs/page-metadata';
import { getControlRoute, type ControlName } from '@/lib/site/showcase-names';
import type { PatternText } from '../pattern-types';
import type { ControlText } from '../types';

const withoutMarks = (text: string) => text.replaceAll('`', '');

/** Head of a control's page (SC-06). */
export function getControlMetadata({ name, summary }: ControlText & { name: ControlName }): Metadata {
  return getSitePageMetadata({
    title: name,
    description: withoutMarks(summary),
    route: getControlRoute(name),
  });
}

/** Head of a pattern's page (SC-06). */
export function getPatternMetadata({ name, summary, route }: PatternText): Metadata {
  return getSitePageMetadata({ title: name, description: withoutMarks(summary), route });
}
