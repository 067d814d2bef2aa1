import settings from '@/generated/search.json';
import type { SearchSettings } from '@/lib/search/settings';
import { offlineCopy } from './copy';

const all = settings as SearchSettings;

/** Replaces `lib/search/read-settings.ts`: only the version of the copy can be searched. */
export const searchSettings: SearchSettings = {
  ...all,
  versions: all.versions.filter(({ name }) => name === offlineCopy.version),
};
