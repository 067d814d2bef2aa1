import { completedTask, openTask } from '@/lib/i18n/messages/content';
import type { ComponentType, InputHTMLAttributes } from 'react';
import type { MdxComponentName } from '@/lib/mdx/component-names';
import type { PageContext } from '@/lib/mdx/types';
import { Admonition } from './admonition';
import { Cards, createCard } from './cards';
import { CodeBlock } from './code-block';
import { createContentImage, createThemedImage } from './content-image';
import { createContentLink } from './content-link';
import { ScrollableTable } from './scrollable-table';
import { Details } from './details';
import { Diagram } from './diagram';
import { createDocCardList } from './doc-card-list';
import { DownloadLinks } from './download-links';
import { Heading, SecondLevelHeading } from './heading';
import { createScreenshot } from './screenshot';
import { createTabs, TabItem } from './tabs';
import { createTerm } from './term';
import { createTocInline } from './toc-inline';
import { createVersionLists } from './version-lists';
import { createVideo } from './video';

/** Renders an input; if it is the checkbox of a task list, labels it with its state. @see acceptance DOC-34 */
function TaskCheckbox(props: InputHTMLAttributes<HTMLInputElement>) {
  if (props.type !== 'checkbox' || !props.disabled) return <input {...props} />;
  return <input aria-label={props.checked ? completedTask : openTask} {...props} />;
}

/** Creates the components for the body of a page: those that authors use, and those that replace HTML elements. */
export function createMdxComponents(context: PageContext) {
  const Image = createContentImage(context);
  return {
    Admonition,
    Card: createCard(context),
    Cards,
    CodeBlock,
    Details,
    Diagram,
    DocCardList: createDocCardList(context),
    DownloadLinks,
    Heading,
    Image,
    Screenshot: createScreenshot(context),
    TabItem,
    Tabs: createTabs(),
    Term: createTerm(context),
    ThemedImage: createThemedImage(context),
    TOCInline: createTocInline(context),
    Video: createVideo(context),
    ...createVersionLists(context),
    a: createContentLink(context),
    details: Details,
    h2: SecondLevelHeading,
    img: Image,
    input: TaskCheckbox,
    table: ScrollableTable,
  } satisfies Record<MdxComponentName, ComponentType<never>> & Record<string, ComponentType<never>>;
}
