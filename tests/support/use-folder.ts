import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { makeFolder, removeFolder } from './temporary-folder';

/** Creates an empty temporary folder before each test of a test file, and removes the folder after the test. */
export function useFolder() {
  let dir = '';
  beforeEach(() => {
    dir = makeFolder();
  });
  afterEach(() => removeFolder(dir));
  const at = (name = '') => join(dir, name);
  return {
    at,
    /** Writes a file in the temporary folder, and creates missing parent folders. */
    write(name: string, text: string | Uint8Array) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
  };
}
