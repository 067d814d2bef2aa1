import { Fragment, type ReactNode } from 'react';
import { Heading } from '@/components/mdx/heading';
import type { Crumb } from '@/lib/docs/types';
import { InlineText } from './inline-text';
import { Prose } from './prose';
import { ShowcasePage } from './showcase-page';

/** A section of the page, listed in its table of contents. */
interface PartSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface PartPageProps {
  name: string;
  summary: string;
  /** Breadcrumbs between the components page and this page. */
  parents?: readonly Crumb[];
  /** Below the summary. */
  intro?: ReactNode;
  /** Entries of the table of contents for the demos. */
  demos: readonly Pick<PartSection, 'id' | 'title'>[];
  sections: readonly PartSection[];
  /** The live demos. */
  children: ReactNode;
}

/** A summary without the backticks of its code. */
export const toDescription = ({ summary }: { summary: string }): string => summary.replaceAll('`', '');

/** The page of a control or pattern: what it is, live demos, then sections of text (SC-04, SC-08). */
export function PartPage({ name, summary, parents = [], intro, demos, sections, children }: PartPageProps) {
  const crumbs = [{ label: 'Components', href: '/components' }, ...parents, { label: name }];
  const toc = [...demos, ...sections].map(({ id, title }) => [id, title] as const);
  return (
    <ShowcasePage crumbs={crumbs} toc={toc}>
      <Prose>
        <h1>{name}</h1>
        <p className="showcase-summary">
          <InlineText text={summary} />
        </p>
        {intro}
      </Prose>
      {children}
      <Prose>
        {sections.map(({ id, title, content }) => (
          <Fragment key={id}>
            <Heading as="h2" id={id}>
              {title}
            </Heading>
            {content}
          </Fragment>
        ))}
      </Prose>
    </ShowcasePage>
  );
}
