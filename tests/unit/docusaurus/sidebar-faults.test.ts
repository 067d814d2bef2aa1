import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildDocusaurusModel } from '@/lib/docs/docusaurus-model';

let dir = '';

/** The faults of a site with one page, `intro`, and this sidebar file. */
function findFaults(name: string, text: string) {
  writeFileSync(join(dir, name), text);
  const { model } = buildDocusaurusModel(dir);
  return model.problems
    .filter(({ rule }) => rule === 'sidebar-file')
    .map(({ file, severity, message }) => ({ file: file.split('/').at(-1), severity, message }));
}

describe('a sidebar file that is wrong', () => {
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'sidebars-'));
    mkdirSync(join(dir, 'docs'));
    writeFileSync(join(dir, 'docs/intro.md'), '# Hello\n\nA page.\n');
    writeFileSync(
      join(dir, 'docusaurus.config.js'),
      "module.exports = { title: 'T', baseUrl: '/', presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] };\n",
    );
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('BLD-10 a right one has no fault', () => {
    expect(findFaults('sidebars.js', "module.exports = { main: ['intro'] };\n")).toEqual([]);
  });

  it('BLD-10 a doc that is not there is told with its file', () => {
    const [fault, ...others] = findFaults('sidebars.js', "module.exports = { main: ['intro', 'gone'] };\n");
    expect(fault).toMatchObject({ file: 'sidebars.js', severity: 'error' });
    expect(fault?.message).toContain('gone');
    expect(others).toEqual([]);
  });

  it('BLD-10 so is an item of a kind that nobody knows', () => {
    const text = "module.exports = { main: [{ type: 'docs', id: 'intro' }] };\n";
    const [fault] = findFaults('sidebars.js', text);
    expect(fault).toMatchObject({ file: 'sidebars.js', severity: 'error' });
    expect(fault?.message).toContain('docs');
  });

  it('BLD-10 and a file that cannot be read', () => {
    const [fault] = findFaults('sidebars.js', 'module.exports = {;\n');
    expect(fault).toMatchObject({ file: 'sidebars.js', severity: 'error' });
    expect(fault?.message).toMatch(/^The sidebars cannot be read: /);
  });
});
