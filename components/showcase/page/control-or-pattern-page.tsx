import { Fragment, type ReactNode } from 'react';
import { Heading } from '@/components/mdx/heading';
import type { Breadcrumb } from '@/lib/docs/types';
import { TextWithCode } from './text-with-code';
import { Prose } from './prose';
import { ShowcasePage } from './showcase-page';

/** A section of the page, with an entry in the table of contents. */
interface PageSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface ControlOrPatternPageProps {
  name: string;
  summary: string;
  /** Breadcrumbs between the components page and this page. */
  parents?: readonly Breadcrumb[];
  /** Content below the summary. */
  intro?: ReactNode;
  /** Demos for the table of contents, before the sections. */
  demos: readonly Pick<PageSection, 'id' | 'title'>[];
  sections: readonly PageSection[];
  /** The live demos. */
  children: ReactNode;
}

/** Returns the summary of a control or pattern without backticks, for the metadata of the page. */
export const getMetaDescription = ({ summary }: { summary: string }): string => summary.replaceAll('`', '');

/** The page of a control or pattern: a summary, live demos, and then sections of text (SC-04, SC-08). */
export function ControlOrPatternPage(props: ControlOrPatternPageProps) {
  const { name, summary, parents = [], intro, demos, sections, children } = props;
  const crumbs = [{ label: 'Components', href: '/components' }, ...parents, { label: name }];
  const toc = [...demos, ...sections].map(({ id, title }) => [id, title] as const);
  return (
    <ShowcasePage crumbs={crumbs} toc={toc}>
      <Prose>
        <h1>{name}</h1>
        <p className="showcase-summary">
          <TextWithCode text={summary} />
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
