import 'server-only';
import { readGenerated } from '@/lib/site/read-generated';
import type { ChangeList } from './change-list';

/** Returns the pages that the latest version changed; null if there is no older version to compare with. */
export const getChangeList = (): ChangeList | null => readGenerated('changes.json');
