import { Fragment, type ReactNode } from 'react';
import { Heading } from '@/components/mdx/heading';
import type { Crumb } from '@/lib/docs/types';
import { InlineText } from './inline-text';
import { Prose } from './prose';
import { ShowcasePage } from './showcase-page';

/** A section of the page, with an entry in the table of contents. */
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
  /** Content below the summary. */
  intro?: ReactNode;
  /** Demos for the table of contents, before the sections. */
  demos: readonly Pick<PartSection, 'id' | 'title'>[];
  sections: readonly PartSection[];
  /** The live demos. */
  children: ReactNode;
}

/** Returns the summary of a control or pattern without backticks, for the metadata of the page. */
export const toDescription = ({ summary }: { summary: string }): string => summary.replaceAll('`', '');

/** The page of a control or pattern: a summary, live demos, and then sections of text (SC-04, SC-08). */
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
