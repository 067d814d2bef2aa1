import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A temporary folder, empty before each test of the file and removed after it. */
export function useFolder() {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'docs-test-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const at = (name = '') => join(dir, name);
  return {
    at,
    /** Writes a file, and makes the folders above it. */
    write(name: string, text: string | Uint8Array) {
      mkdirSync(dirname(at(name)), { recursive: true });
      writeFileSync(at(name), text);
    },
  };
}
