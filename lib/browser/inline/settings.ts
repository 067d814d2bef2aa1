import type { storageKeys } from '@/lib/site/constants';

/** Values of the configuration that the inline script needs. */
export interface InlineSettings {
  /** True if the site follows the color mode of the system until the reader chooses one. */
  respectSystem: boolean;
  /** Id of the announcement; null if there is none, so that nothing is stored about it. */
  announcementId: string | null;
  /** Keys of the local storage. */
  keys: Pick<typeof storageKeys, 'announcementDismissed' | 'announcementId' | 'colorMode' | 'searchKeys'>;
  /** Other hosts from which configured services load scripts. */
  scriptOrigins: readonly string[];
}

/** Scripts that the runtime of the bundler waits for, and modules that it then runs. */
export interface BundlerEntry {
  otherChunks: readonly string[];
  runtimeModuleIds: readonly number[];
}

/** Values of the build that the start script needs. */
export interface StartSettings {
  /** Id of the build, which the data of its pages contains. */
  build: string;
  /** What pages pass to the runtime of the bundler to start Next.js. */
  entry: BundlerEntry;
  /** Modules that Next.js consists of, in the order in which it would run them all at once. */
  modules: readonly number[];
}
