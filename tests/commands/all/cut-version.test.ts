import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCutSite, withoutBuildMarks, type CutSite } from './cut-site';

/** Pages that are not the same, with the first place at which they differ. */
function listChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...before].flatMap(([file, html]) => {
    const other = after.get(file) ?? '';
    if (other === html) return [];
    const at = [...html].findIndex((character, index) => character !== other[index]);
    const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    return [{ file, before: excerpt(html), after: excerpt(other) }];
  });
}

describe('npm run version:cut, a build, an edit of every latest page, another build', () => {
  let site: CutSite;
  beforeAll(async () => {
    site = await buildCutSite();
  }, 900_000);
  afterAll(() => site?.remove());

  it('VER-16 serves the new version with all of its pages, and each version before it', () => {
    const pages = [...site.before.frozen.keys()];
    expect(pages).toEqual([...site.after.frozen.keys()]);
    expect(pages).toContain('3.10.html');
    expect(pages).toContain('3.10/faq/general.html');
    expect(pages).toContain('3.10/guide/deep/index.html');
    expect(pages).toContain('3.9/faq/general.html');
    expect(pages).not.toContain('3.10/added-later.html');
    expect(pages.length).toBeGreaterThan(40);
    expect(existsSync(join(site.out, 'added-later.html'))).toBe(true);
  });

  it('VER-16 not a byte of a frozen page changes but the mark of the build and names made of contents', () => {
    const clean = (pages: ReadonlyMap<string, string>) =>
      new Map([...pages].map(([file, html]) => [file, withoutBuildMarks(html)]));
    expect(listChanges(clean(site.before.frozen), clean(site.after.frozen))).toEqual([]);
  });

  it('VER-16 every page of the latest version did change', () => {
    const { latest } = site.before;
    const same = [...latest.keys()].filter(
      (file) =>
        withoutBuildMarks(latest.get(file) ?? '') === withoutBuildMarks(site.after.latest.get(file) ?? ''),
    );
    expect(latest.size).toBeGreaterThan(20);
    expect(same).toEqual([]);
  });

  it('VER-08 the new version names its counterparts, and the latest is compared with it', () => {
    const page = site.after.frozen.get('3.10/faq/general.html') ?? '';
    expect(page).toContain('This is documentation for OHIF 3.10, which is no longer actively maintained.');
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/faq\/general"/);
    expect(site.before.latest.get('faq/general.html')).not.toContain('Changed since');
    expect(site.after.latest.get('faq/general.html')).toContain('Changed since 3.10');
  });
});
