import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Viewer } from './viewer';

/** What samples use without importing it. React comes from the header, which passes it to the function for the logo. */
const imports = `
window.config.whiteLabeling = { createLogoComponentFn: React => void (window.React = React) };
const id = 'docs.sample';
const [useState, useEffect] = ['useState', 'useEffect'].map(name => (...values) => window.React[name](...values));
`;

/**
 * Returns the first code block of a page that contains a text, as JavaScript without imports. What a sample does
 * `later` is left out.
 *
 * @param page path below `content/latest`, without `.md`
 * @throws Error if no code block contains the text
 */
export function readSample(page: string, text: string): string {
  const source = readFileSync(join('content/latest', `${page}.md`), 'utf8');
  const blocks = [...source.matchAll(/^```[jt]sx? ?(.*)\n([^]*?)^```/gm)];
  const found = blocks.find(([block]) => block.includes(text));
  if (!found) throw new Error(`${page} has no sample with "${text}".`);
  const [, info = '', all = ''] = found;
  const [code = ''] = all.split(/^\/\/ later/m);
  if (info.includes('part="properties"'))
    return compile(`customizationService.setCustomizations({${code}});`);
  if (!info.includes('part="AppConfig"')) return compile(code);
  // Declarations that belong above `window.config`, then its keys
  const start = code.search(/^\w+: /m);
  return compile(`${code.slice(0, start)} window.config = {${code.slice(start)}};`);
}

/** Compiles JSX, and replaces imports and exports: a default export becomes the constant `extension`. */
function compile(code: string): string {
  const plain = code
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export default (?=function|class)/m, '')
    .replace(/^export default /m, 'const extension = ')
    .replace(/^export (?=class|function|const)/gm, '');
  return transformSync(plain, { loader: 'tsx', jsx: 'transform' }).code;
}

/** Returns a configuration that adds the keys of a sample, which sets `window.config` or contains its keys. */
export function addKeys(page: string, text: string): string {
  return `{ ${imports} const before = window.config; ${readSample(page, text)}
    window.config = { ...before, ...window.config }; }`;
}

/** Returns a configuration with the extension that a sample exports. */
export function addExtension(page: string, text: string): string {
  return `{ ${imports} ${readSample(page, text)} window.config.extensions.push(extension); }`;
}

/** Returns a configuration that runs a sample each time a mode is opened. */
export function runInMode(page: string, text: string): string {
  return `{ ${imports} window.config.extensions.push({
    id,
    onModeEnter({ servicesManager, commandsManager, extensionManager }) {
      const { customizationService, toolbarService, segmentationService } = servicesManager.services;
      ${readSample(page, text)}
    },
  }); }`;
}

/** Runs a sample in an open viewer, like code of an extension, and doesn't wait until it has finished. */
export async function runSample({ page }: Viewer, path: string, text: string): Promise<void> {
  await page.evaluate(`void (async () => {
    const React = window.React;
    const { useState, useEffect } = React ?? {};
    const { services, commandsManager } = window;
    const servicesManager = { services };
    const { uiNotificationService, toolbarService, hangingProtocolService } = services;
    const report = '';
    { ${readSample(path, text)} }
  })()`);
}
