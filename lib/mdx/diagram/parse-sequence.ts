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

  /** Form of each statement, and what reads its groups; optional groups may be empty. */
  private readonly statements: readonly [RegExp, (line: number, ...groups: string[]) => void][] = [
    [/^participant\s+(\w+)(?:\s+as\s+(.+))?$/, (_line, id, label) => this.declare(id, label || id)],
    [/^(\w+)\s*(-{1,2})(>>|x)\s*(\w+)\s*:\s*(.+)$/, (...parts) => this.readMessage(...parts)],
    [
      /^note\s+over\s+(\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i,
      (line, first, last, label) => this.readNote(line, [first, last || first], label),
    ],
    [
      new RegExp(`^(${blockKeywords.join('|')})(?:\\s+(.+))?$`),
      (line, keyword, label) => this.openBlock(line, keyword as BlockKeyword, label),
    ],
    [/^(else|and)(?:\s+(.+))?$/, (line, keyword, label) => this.openSection(line, keyword, label)],
    [/^autonumber$/, () => (this.number = 1)],
    [/^end$/, (line) => this.open.pop() ?? this.fail(line, 'This "end" closes nothing.', 'Remove it.')],
  ];

  readLine(text: string, line: number): void {
    for (const [form, read] of this.statements) {
      const groups = form.exec(text)?.slice(1);
      if (groups) return read(line, ...groups.map((group: string | undefined) => group ?? ''));
    }
    this.fail(line, `Cannot read "${text}".`, hint);
  }

  finish(lastLine: number): Parsed<Sequence> {
    for (const { block, line } of this.open)
      this.fail(line, `This "${block.keyword}" has no end.`, 'Write "end" on a separate line.');
    if (this.steps.length === 0)
      this.fail(lastLine, 'The sequence is empty.', 'Write lines such as A->>B: text.');
    return {
      model: { participants: [...this.participants.values()], steps: this.steps },
      faults: this.faults,
    };
  }

  private fail(line: number, message: string, advice: string): void {
    this.faults.push({ line, message, hint: advice });
  }

  private add(step: SequenceStep): void {
    const target = this.open.at(-1)?.block.sections.at(-1)?.steps ?? this.steps;
    target.push(step);
  }

  private declare(id: string, label: string): void {
    this.isDeclared = true;
    this.participants.set(id, { id, label: readLabel(label) });
  }

  private readMessage(line: number, ...[from = '', dashes, end, to = '', label = '']: string[]): void {
    this.check([from, to], line);
    const numbered = this.number === undefined ? {} : { number: this.number++ };
    const arrow = { from, to, text: readLabel(label), dotted: dashes === '--', isLost: end === 'x' };
    this.add({ type: 'message', ...arrow, ...numbered });
  }

  private readNote(line: number, over: [string, string], label: string): void {
    this.check(over, line);
    this.add({ type: 'note', over, text: readLabel(label) });
  }

  private openBlock(line: number, keyword: BlockKeyword, label: string): void {
    const block: Block = { type: 'block', keyword, sections: [{ text: readLabel(label), steps: [] }] };
    this.add(block);
    this.open.push({ block, line });
  }

  private openSection(line: number, keyword: string, label: string): void {
    const current = this.open.at(-1)?.block;
    const outer = keyword === 'else' ? 'alt' : 'par';
    if (current?.keyword !== outer) this.fail(line, `This "${keyword}" is outside "${outer}".`, 'Remove it.');
    else current.sections.push({ text: readLabel(label), steps: [] });
  }

  /** Once a participant is declared, all must be: any other name is likely a typo. */
  private check(ids: readonly string[], line: number): void {
    for (const id of ids) {
      if (this.participants.has(id)) continue;
      const advice = `Write "participant ${id} as Name" above, or correct the name.`;
      if (this.isDeclared) this.fail(line, `There is no participant "${id}".`, advice);
      else this.participants.set(id, { id, label: id });
    }
  }
}

const hint =
  'Write A->>B: text, B-->>A: answer, Note over A,B: text, or alt, opt, loop and par with "end"; no other Mermaid sequence syntax is supported.';
