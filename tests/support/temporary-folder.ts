import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty temporary folder. @returns its path */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'docs-test-'));

export const removeFolder = (dir: string): void => rmSync(dir, { recursive: true, force: true });
