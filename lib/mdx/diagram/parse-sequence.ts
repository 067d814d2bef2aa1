import { parseDiagramLabel, type DiagramFault, type DiagramLines, type ParsedDiagram } from './diagram-lines';

export interface SequenceMessage {
  type: 'message';
  from: string;
  to: string;
  text: string;
  dotted: boolean;
  /** True if the arrow ends in a cross, for a message that does not arrive. */
  isLost: boolean;
}

export interface SequenceNote {
  type: 'note';
  /** Ids of the first and last participant that the note covers; equal for a note over one participant. */
  over: [string, string];
  text: string;
}

/** A block such as `alt` … `else` … `end`, with one section per condition. */
export interface SequenceBlock {
  type: 'block';
  keyword: BlockKeyword;
  sections: { text: string; steps: SequenceStep[] }[];
}

type BlockKeyword = 'alt' | 'opt' | 'loop';

export type SequenceStep = SequenceMessage | SequenceNote | SequenceBlock;

export interface SequenceDiagram {
  participants: { id: string; label: string }[];
  steps: SequenceStep[];
}

/** Parses the lines of a sequence diagram after its first line. */
export function parseSequence(lines: DiagramLines): ParsedDiagram<SequenceDiagram> {
  const reader = new SequenceReader();
  for (const { text, line } of lines) reader.readLine(text, line);
  return reader.finish(lines.at(-1)?.line ?? 1);
}

class SequenceReader {
  private readonly participants = new Map<string, SequenceDiagram['participants'][number]>();
  private readonly steps: SequenceStep[] = [];
  private readonly open: { block: SequenceBlock; line: number }[] = [];
  private readonly faults: DiagramFault[] = [];
  private isDeclared = false;

  /** Pattern of each statement, and the function that handles its groups. Missing optional groups are empty strings. */
  private readonly statements: readonly [RegExp, (line: number, ...groups: string[]) => void][] = [
    [/^participant\s+(\w+)(?:\s+as\s+(.+))?$/, (_line, id, label) => this.declare(id, label || id)],
    [/^(\w+)\s*(-{1,2})(>>|x)\s*(\w+)\s*:\s*(.+)$/, (...parts) => this.readMessage(...parts)],
    [
      /^note\s+over\s+(\w+)(?:\s*,\s*(\w+))?\s*:\s*(.+)$/i,
      (line, first, last, label) => this.readNote(line, [first, last || first], label),
    ],
    [
      /^(alt|opt|loop)(?:\s+(.+))?$/,
      (line, keyword, label) => this.openBlock(line, keyword as BlockKeyword, label),
    ],
    [/^else(?:\s+(.+))?$/, (line, label) => this.openSection(line, label)],
    [/^end$/, (line) => this.open.pop() ?? this.fail(line, 'This "end" closes nothing.', 'Remove it.')],
  ];

  readLine(text: string, line: number): void {
    for (const [form, read] of this.statements) {
      const groups = form.exec(text)?.slice(1);
      if (groups) return read(line, ...groups.map((group: string | undefined) => group ?? ''));
    }
    this.fail(line, `Cannot read "${text}".`, hint);
  }

  finish(lastLine: number): ParsedDiagram<SequenceDiagram> {
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
    this.participants.set(id, { id, label: parseDiagramLabel(label) });
  }

  private readMessage(line: number, ...[from = '', dashes, end, to = '', label = '']: string[]): void {
    this.check([from, to], line);
    const arrow = { from, to, text: parseDiagramLabel(label), dotted: dashes === '--', isLost: end === 'x' };
    this.add({ type: 'message', ...arrow });
  }

  private readNote(line: number, over: [string, string], label: string): void {
    this.check(over, line);
    this.add({ type: 'note', over, text: parseDiagramLabel(label) });
  }

  private openBlock(line: number, keyword: BlockKeyword, label: string): void {
    const block: SequenceBlock = {
      type: 'block',
      keyword,
      sections: [{ text: parseDiagramLabel(label), steps: [] }],
    };
    this.add(block);
    this.open.push({ block, line });
  }

  private openSection(line: number, label: string): void {
    const current = this.open.at(-1)?.block;
    if (current?.keyword === 'alt') current.sections.push({ text: parseDiagramLabel(label), steps: [] });
    else this.fail(line, 'This "else" is outside "alt".', 'Remove it.');
  }

  /** Adds participants, or reports undeclared ones if any is declared, because the name is probably a typo. */
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
  'Write A->>B: text, B-->>A: answer, Note over A,B: text, or alt, opt and loop with "end"; no other Mermaid sequence syntax is supported.';
