import settings from '@/generated/search.json';
import type { SearchSettings } from './settings';

/** The search settings that the build has written. Import them only in code that is loaded on demand. */
export const searchSettings = settings as SearchSettings;
