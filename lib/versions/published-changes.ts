import 'server-only';
import changes from '@/generated/changes.json';
import type { ChangeList, ListedChange } from './change-list';

const list = changes as unknown as ChangeList | null;

/** What the latest version changed, as it was compared before the build; null where there is no older version. */
export const getChangeList = (): ChangeList | null => list;

const byId = new Map(list?.pages.flatMap((change) => (change.to ? [[change.id, change] as const] : [])));

/** What changed on a page since the version before; undefined for pages that are the same, or of another version. */
export const getPageChange = (versionName: string, docId: string): ListedChange | undefined =>
  versionName === list?.to.name ? byId.get(docId) : undefined;
