import type { ComponentType } from 'react';
import type { MdxComponentName } from '@/lib/mdx/component-names';
import type { PageContext } from '@/lib/mdx/types';
import { BrowserOnly } from './browser-only';
import { createServerComponents } from './create-server-components';

/** What the body of a page may use: the named components, and ours in place of some HTML elements. */
export function createMdxComponents(context: PageContext) {
  return { ...createServerComponents(context), BrowserOnly } satisfies Record<
    MdxComponentName,
    ComponentType<never>
  >;
}
