import settings from '@/generated/search.json';
import type { SearchSettings } from './settings';

/** The search settings of the configuration, for code that is loaded on demand. */
export const searchSettings = settings as SearchSettings;
