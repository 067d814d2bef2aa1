import type { PageSection } from './types';

/** Collects the text of a page piece by piece and cuts it into sections. */
export interface SectionWriter {
  /** Starts a section. */
  open(heading: Pick<PageSection, 'id' | 'level' | 'title'>): void;
  /** Adds text to the current line; collapses whitespace. */
  addText(text: string): void;
  /** Adds lines verbatim. */
  addCodeBlock(code: string): void;
  /** Records code that was added as text, or that is in the heading. */
  noteCode(code: string): void;
  /** Ends the current line. */
  endLine(): void;
  /** The current section, for `resume`. */
  mark(): number;
  /** Continues the section of the mark. */
  resume(mark: number): void;
  /** @returns the sections; the one before the first heading only if it has content */
  finish(): PageSection[];
}

type Draft = Omit<PageSection, 'text'> & { lines: string[] };

const createDraft = (heading: Pick<PageSection, 'id' | 'level' | 'title'>): Draft => ({
  ...heading,
  lines: [],
  code: [],
});

/** A writer whose first section has no heading. */
export function createSectionWriter(): SectionWriter {
  let current = createDraft({ id: '', level: 1, title: '' });
  const drafts = [current];
  let line = '';
  const endLine = (): void => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') current.lines.push(text);
    line = '';
  };
  const noteCode = (code: string): void => {
    const text = code.trim();
    if (text !== '') current.code.push(text);
  };
  return {
    open(heading) {
      endLine();
      current = createDraft(heading);
      drafts.push(current);
    },
    addText(text) {
      line += text;
    },
    addCodeBlock(code) {
      endLine();
      const text = code.replace(/^\s*\n|\s+$/g, '');
      if (text !== '') current.lines.push(text);
      noteCode(text);
    },
    noteCode,
    endLine,
    mark: () => drafts.indexOf(current),
    resume(mark) {
      endLine();
      current = drafts[mark] ?? current;
    },
    finish() {
      endLine();
      return drafts
        .filter(({ title, lines }, index) => index > 0 || title !== '' || lines.length > 0)
        .map(({ lines, code, ...heading }) => ({ ...heading, text: lines.join('\n'), code }));
    },
  };
}
