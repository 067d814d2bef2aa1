import { parseDiagramLabel, type DiagramFault, type DiagramLines, type ParsedDiagram } from './diagram-lines';

export interface SequenceMessage {
  type: 'message';
  /** Ids of the sender and the receiver. */
  between: [string, string];
  text: string;
  dotted: boolean;
  /** True if the arrow ends in a cross, for a message that does not arrive. */
  isLost: boolean;
}

export interface SequenceNote {
  type: 'note';
  /** Ids of the first and last participant that the note covers; equal for a note over one participant. */
  between: [string, string];
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
      (line, first, last, text) => this.add({ type: 'note', between: [first, last || first], text }, line),
    ],
    [
      /^(alt|opt|loop)(?:\s+(.+))?$/,
      (line, keyword, text) => this.openBlock(line, keyword as BlockKeyword, text),
    ],
    [/^else(?:\s+(.+))?$/, (line, text) => this.openSection(line, text)],
    [/^end$/, (line) => this.open.pop() ?? this.fail(line, 'This "end" closes nothing.', 'Remove it.')],
  ];

  readLine(statement: string, line: number): void {
    for (const [form, read] of this.statements) {
      const groups = form.exec(statement)?.slice(1);
      if (groups) return read(line, ...groups.map((group = '') => parseDiagramLabel(group)));
    }
    this.fail(line, `Cannot read "${statement}".`, hint);
  }

  finish(lastLine: number): ParsedDiagram<SequenceDiagram> {
    for (const { block, line } of this.open)
      this.fail(line, `This "${block.keyword}" has no end.`, 'Write "end" on a separate line.');
    if (this.steps.length === 0)
      this.fail(lastLine, 'The sequence is empty.', 'Write lines such as A->>B: text.');
    const participants = [...this.participants.values()];
    return { model: { participants, steps: this.steps }, faults: this.faults };
  }

  private fail(line: number, message: string, advice: string): void {
    this.faults.push({ line, message, hint: advice });
  }

  private declare(id: string, label: string): void {
    this.isDeclared = true;
    this.participants.set(id, { id, label });
  }

  /** Adds a step, and its participants unless others are declared, because the name is then probably a typo. */
  private add(step: SequenceStep, line: number): void {
    (this.open.at(-1)?.block.sections.at(-1)?.steps ?? this.steps).push(step);
    for (const id of step.type === 'block' ? [] : step.between) {
      if (this.participants.has(id)) continue;
      const advice = `Write "participant ${id} as Name" above, or correct the name.`;
      if (this.isDeclared) this.fail(line, `There is no participant "${id}".`, advice);
      else this.participants.set(id, { id, label: id });
    }
  }

  private readMessage(line: number, ...[from = '', dashes, end, to = '', text = '']: string[]): void {
    const style = { dotted: dashes === '--', isLost: end === 'x' };
    this.add({ type: 'message', between: [from, to], text, ...style }, line);
  }

  private openBlock(line: number, keyword: BlockKeyword, text: string): void {
    const block: SequenceBlock = { type: 'block', keyword, sections: [{ text, steps: [] }] };
    this.add(block, line);
    this.open.push({ block, line });
  }

  private openSection(line: number, text: string): void {
    const current = this.open.at(-1)?.block;
    if (current?.keyword === 'alt') current.sections.push({ text, steps: [] });
    else this.fail(line, 'This "else" is outside "alt".', 'Remove it.');
  }
}

const hint =
  'Write A->>B: text, B-->>A: answer, Note over A,B: text, or alt, opt and loop with "end"; no other Mermaid sequence syntax is supported.';
