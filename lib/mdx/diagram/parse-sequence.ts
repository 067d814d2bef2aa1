import { readLabel, type Lines } from './lines';
import {
  blockKeywords,
  type Block,
  type BlockKeyword,
  type DiagramFault,
  type Parsed,
  type Participant,
  type Sequence,
  type SequenceStep,
} from './types';

const participant = /^participant\s+(\w+)(?:\s+as\s+(.+))?$/;
const message = /^(\w+)\s*(-{1,2})(>>|x)\s*(\w+)\s*:\s*(.+)$/;
const note = /^note\s+over\s+(\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i;
const block = new RegExp(`^(${blockKeywords.join('|')})(?:\\s+(.+))?$`);
const section = /^(else|and)(?:\s+(.+))?$/;

/** Parses the lines below `sequenceDiagram`. */
export function parseSequence(lines: Lines): Parsed<Sequence> {
  const reader = new SequenceReader();
  for (const { text, line } of lines) reader.readLine(text, line);
  return reader.finish(lines.at(-1)?.line ?? 1);
}

class SequenceReader {
  private readonly participants = new Map<string, Participant>();
  private readonly steps: SequenceStep[] = [];
  private readonly open: { block: Block; line: number }[] = [];
  private readonly faults: DiagramFault[] = [];
  private isDeclared = false;
  private number: number | undefined;

  readLine(text: string, line: number): void {
    const { readParticipant, readMessage, readNote, readBlock, readSection, readWord } = this;
    const reads = [readParticipant, readMessage, readNote, readBlock, readSection, readWord];
    if (!reads.some((read) => read.call(this, text, line))) this.fail(line, `Cannot read "${text}".`, hint);
  }

  finish(lastLine: number): Parsed<Sequence> {
    for (const { block: unclosed, line } of this.open)
      this.fail(line, `This "${unclosed.keyword}" has no end.`, 'Write "end" on a separate line.');
    if (this.steps.length === 0)
      this.fail(lastLine, 'The sequence is empty.', 'Write lines such as A->>B: text.');
    return {
      model: { participants: [...this.participants.values()], steps: this.steps },
      faults: this.faults,
    };
  }

  private fail(line: number, text: string, hint: string): void {
    this.faults.push({ line, message: text, hint });
  }

  private add(step: SequenceStep): void {
    const target = this.open.at(-1)?.block.sections.at(-1)?.steps ?? this.steps;
    target.push(step);
  }

  private readParticipant(text: string): boolean {
    const [found, id = '', label = id] = participant.exec(text) ?? [];
    if (found === undefined) return false;
    this.isDeclared = true;
    this.participants.set(id, { id, label: readLabel(label) });
    return true;
  }

  private readMessage(text: string, line: number): boolean {
    const [found, from = '', dashes, end, to = '', label = ''] = message.exec(text) ?? [];
    if (found === undefined) return false;
    this.check([from, to], line);
    const numbered = this.number === undefined ? {} : { number: this.number++ };
    const arrow = { from, to, text: readLabel(label), dotted: dashes === '--', isLost: end === 'x' };
    this.add({ type: 'message', ...arrow, ...numbered });
    return true;
  }

  private readNote(text: string, line: number): boolean {
    const [found, first = '', last = first, label = ''] = note.exec(text) ?? [];
    if (found === undefined) return false;
    this.check([first, last], line);
    this.add({ type: 'note', over: [first, last], text: readLabel(label) });
    return true;
  }

  private readBlock(text: string, line: number): boolean {
    const [found, keyword, label = ''] = block.exec(text) ?? [];
    if (found === undefined) return false;
    const sections = [{ text: readLabel(label), steps: [] }];
    const opened: Block = { type: 'block', keyword: keyword as BlockKeyword, sections };
    this.add(opened);
    this.open.push({ block: opened, line });
    return true;
  }

  private readSection(text: string, line: number): boolean {
    const [found, keyword, label = ''] = section.exec(text) ?? [];
    if (found === undefined) return false;
    const current = this.open.at(-1)?.block;
    const outer = keyword === 'else' ? 'alt' : 'par';
    if (current?.keyword !== outer) this.fail(line, `This "${keyword}" is outside "${outer}".`, 'Remove it.');
    else current.sections.push({ text: readLabel(label), steps: [] });
    return true;
  }

  private readWord(text: string, line: number): boolean {
    if (text === 'autonumber') this.number = 1;
    else if (text !== 'end') return false;
    else if (!this.open.pop()) this.fail(line, 'This "end" closes nothing.', 'Remove it.');
    return true;
  }

  /** Once a participant is declared, all must be: any other name is likely a typo. */
  private check(ids: readonly string[], line: number): void {
    for (const id of ids) {
      if (this.isDeclared && !this.participants.has(id)) {
        const hint = `Write "participant ${id} as Name" above, or correct the name.`;
        this.fail(line, `There is no participant "${id}".`, hint);
      } else if (!this.participants.has(id)) this.participants.set(id, { id, label: id });
    }
  }
}

const hint =
  'Write A->>B: text, B-->>A: answer, Note over A,B: text, or alt, opt, loop and par with "end"; no other Mermaid sequence syntax is supported.';
