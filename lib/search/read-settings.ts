import settings from '@/generated/search.json';
import type { SearchSettings } from './settings';

/** What the configuration says about search; for code that is loaded on demand. */
export const searchSettings = settings as SearchSettings;
