import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const words =
  'viewer study series image frame segmentation measurement viewport protocol extension mode service command panel toolbar overlay archive server configuration hotkey'.split(
    ' ',
  );

/** Returns a sentence of twelve words, which differs from page to page. */
function writeSentence(seed: number): string {
  const picked = Array.from(
    { length: 12 },
    (_, index) => words[(seed * 7 + index * (1 + (seed % 5))) % words.length],
  );
  return `${picked.join(' ')}.`;
}

const code = (page: number) => `\`\`\`js
export const page${page} = {
  id: 'page-${page}',
  run: ({ servicesManager }) => servicesManager.services.viewportGridService.getState(),
};
\`\`\``;

/** Returns a page with 600 words in five sections and two code blocks. */
function writePage(page: number): string {
  const sections = Array.from({ length: 5 }, (_, section) => {
    const sentences = Array.from({ length: 10 }, (__, index) =>
      writeSentence(page + section * 31 + index * 17),
    );
    return `## Section ${section + 1}\n\n${sentences.join(' ')}\n${section < 2 ? `\n${code(page)}\n` : ''}`;
  });
  return `# Page ${page}\n\nThe text of page ${page}.\n\n${sections.join('\n')}`;
}

/**
 * Writes content with a number of pages, twenty in a category, and twenty of these in a category of the first level. The
 * older version has one page.
 */
export function writeGrowthContent(dir: string, pages: number): void {
  rmSync(dir, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('3.9/index.md', `---\nslug: /\n---\n\n${writePage(0)}`);
  write('latest/index.md', `---\nslug: /\n---\n\n${writePage(0)}`);
  for (let page = 1; page < pages; page += 1)
    write(
      `latest/part-${Math.floor(page / 400)}/group-${Math.floor(page / 20)}/page-${page}.md`,
      writePage(page),
    );
}
