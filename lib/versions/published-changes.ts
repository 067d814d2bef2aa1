import 'server-only';
import changes from '@/generated/changes.json';
import type { ChangeList } from './change-list';

const list = changes as unknown as ChangeList | null;

/** Returns the pages that the latest version changed; null if there is no older version to compare with. */
export const getChangeList = (): ChangeList | null => list;
