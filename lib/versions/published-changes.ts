import 'server-only';
import changes from '@/generated/changes.json';
import type { ChangeList, ListedPageChange } from './change-list';

const list = changes as unknown as ChangeList | null;

/** Returns the pages that the latest version changed; null if there is no older version to compare with. */
export const getChangeList = (): ChangeList | null => list;

const byId = new Map(list?.pages.flatMap((change) => (change.to ? [[change.id, change] as const] : [])));

/** Returns the changes to a page since the previous version; undefined for unchanged pages and older versions. */
export const getPageChange = (versionName: string, docId: string): ListedPageChange | undefined =>
  versionName === list?.to.name ? byId.get(docId) : undefined;
