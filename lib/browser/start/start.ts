import { runModules, runNext } from '../next-internals';
import type { StartSettings } from '../inline/settings';
import { whenIdle } from '../when-idle';
import { loadPageData } from './page-data';

/**
 * Starts the site when the browser is idle, at the latest after two seconds, or at once if the reader has done something:
 * runs the modules of Next.js in short tasks and passes the data of the page to it. If the data cannot be loaded, the page
 * remains as it is, with plain links.
 * @see acceptance SH-11
 */
export async function start({ build, entry, modules }: StartSettings): Promise<void> {
  const data = await loadPageData(build);
  if (data === undefined) return;
  const idle = new Promise<void>(whenIdle);
  await Promise.race([idle, window.early?.sign]);
  await window.pageScripts;
  for (const id of modules) {
    runModules({ ...entry, runtimeModuleIds: [id] });
    await new Promise((resolve) => setTimeout(resolve));
  }
  runNext(data, entry);
}
