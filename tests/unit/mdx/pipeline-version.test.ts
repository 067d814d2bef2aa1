import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPipelineVersion } from '@/lib/mdx/pipeline-version';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pipeline-'));
  cpSync('lib/mdx', path.join(root, 'lib', 'mdx'), { recursive: true });
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('getPipelineVersion', () => {
  it('stays the same while nothing changes', () => {
    expect(getPipelineVersion(root)).toBe(getPipelineVersion(root));
  });

  it('changes with the locked packages and with any file of the pipeline', () => {
    const versions = [getPipelineVersion(root)];
    writeFileSync(path.join(root, 'package-lock.json'), '{"changed":true}');
    versions.push(getPipelineVersion(root));
    writeFileSync(path.join(root, 'lib', 'mdx', 'plugins', 'remark-code.ts'), '// changed');
    versions.push(getPipelineVersion(root));
    expect(new Set(versions).size).toBe(3);
  });
});
