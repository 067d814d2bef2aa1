import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { runCommand } from '@/build/run-command';
import { getLaunchOptions } from '@/tools/programs/browser';
import { serveDicomweb } from './dicomweb-server';

const folder = '.cache/phantom';

/** Serves the synthetic studies, and writes them first if they are missing, which takes Python 3 with pydicom. */
export async function serveSyntheticStudies(): ReturnType<typeof serveDicomweb> {
  if (!existsSync(`${folder}/index.json`))
    await runCommand('python3', ['tools/screenshots/phantom.py', folder]);
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
