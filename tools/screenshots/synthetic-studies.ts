import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { runCommand } from '@/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { serveDicomweb } from './dicomweb-server';

const folder = '.cache/phantom';

/**
 * Serves the synthetic studies to a running viewer, and writes them first if they are missing.
 * @param viewer address of the viewer
 * @throws Error if no viewer answers, or if the studies cannot be written
 */
export async function serveSyntheticStudies(viewer: string): ReturnType<typeof serveDicomweb> {
  await fetch(viewer).catch(() => {
    throw new Error(
      `No viewer answers at ${viewer}. Start it first, for example with Docker: see CONTRIBUTING.md.`,
    );
  });
  if (
    !existsSync(`${folder}/index.json`) &&
    (await runCommand('python3', ['tools/screenshots/phantom.py', folder])) !== 0
  )
    throw new Error('The studies could not be written. Install Python 3 with pydicom, NumPy and SciPy.');
  return serveDicomweb(folder);
}

/** Starts a browser that draws WebGL without a graphics card, so that all computers draw the same. */
export function launchViewerBrowser(): Promise<Browser> {
  const launch = getLaunchOptions();
  const webgl = [
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  return chromium.launch({ ...launch, args: [...launch.args, ...webgl] });
}
