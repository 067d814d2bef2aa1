import { readLabel, type Lines } from './lines';
import {
  tones,
  type DiagramFault,
  type FlowEdge,
  type FlowNode,
  type Flowchart,
  type LineStyle,
  type NodeShape,
  type Parsed,
  type Tone,
} from './types';

const directions: Record<string, Flowchart['direction']> = {
  TD: 'DOWN',
  TB: 'DOWN',
  BT: 'UP',
  LR: 'RIGHT',
  RL: 'LEFT',
};

/** Brackets of each shape; longer opening brackets first. */
const shapes: readonly [open: string, close: string, shape: NodeShape][] = [
  ['([', '])', 'end'],
  ['[(', ')]', 'store'],
  ['[', ']', 'box'],
  ['(', ')', 'round'],
  ['{', '}', 'decision'],
];

/** Syntax of each line style: with the text between bars after the line, or within it. */
const lineForms: readonly [LineStyle, RegExp][] = [
  ['solid', /\s*(?<start><)?--(?<end>[->])(?:\s*\|(?<label>[^|]*)\|)?\s*/y],
  ['dotted', /\s*(?<start><)?-\.-(?<end>>?)(?:\s*\|(?<label>[^|]*)\|)?\s*/y],
  ['thick', /\s*(?<start><)?==(?<end>[=>])(?:\s*\|(?<label>[^|]*)\|)?\s*/y],
  ['solid', /\s*(?<start><)?--\s+(?<label>.+?)\s+--(?<end>[->])\s*/y],
  ['dotted', /\s*(?<start><)?-\.\s+(?<label>.+?)\s+\.-(?<end>>?)\s*/y],
  ['thick', /\s*(?<start><)?==\s+(?<label>.+?)\s+==(?<end>[=>])\s*/y],
];
const subgraph = /^subgraph\s+(\w+)(?:\s*\[(.*)\])?$/;
const notDrawn = /^(classDef|class|style|linkStyle|click|direction)\s+\w/;

type ReadNode = FlowNode & { line: number };

/** A box in a statement, with or without its text. */
interface NodeMention {
  id: string;
  body: Pick<FlowNode, 'label' | 'shape'> | undefined;
  tone: Tone | undefined;
  line: number;
}

/** The rest of a statement while it is parsed from left to right. */
interface Cursor {
  text: string;
  at: number;
}

/** Parses a `flowchart`; its first line sets the direction. */
export function parseFlowchart(header: string, lines: Lines): Parsed<Flowchart> {
  const reader = new FlowchartReader(directions[header.split(/\s+/)[1] ?? 'TD'] ?? 'DOWN');
  for (const { text, line } of lines) reader.readLine(text, line);
  return reader.finish(lines.at(-1)?.line ?? 1);
}

class FlowchartReader {
  private readonly nodes = new Map<string, ReadNode>();
  private readonly labelled = new Set<string>();
  private readonly edges: FlowEdge[] = [];
  private readonly groups: Flowchart['groups'] = [];
  private readonly open: string[] = [];
  private readonly faults: DiagramFault[] = [];

  constructor(private readonly direction: Flowchart['direction']) {}

  readLine(text: string, line: number): void {
    const group = subgraph.exec(text);
    if (group) this.openGroup(group[1] ?? '', readLabel(group[2] ?? group[1] ?? ''));
    else if (text === 'end') this.closeGroup(line);
    else if (notDrawn.test(text)) this.fail(line, `"${text}" is not drawn.`, colorHint);
    else this.readStatement({ text, at: 0 }, line);
  }

  finish(lastLine: number): Parsed<Flowchart> {
    if (this.open.length > 0)
      this.fail(lastLine, 'A subgraph has no end.', 'Write "end" on a line of its own.');
    if (this.nodes.size === 0)
      this.fail(lastLine, 'The flowchart is empty.', 'Write lines such as a[First] --> b[Second].');
    const [first, ...others] = this.faults;
    if (first) return { faults: [first, ...others] };
    const groupIds = new Set(this.groups.map(({ id }) => id));
    const nodes = [...this.nodes.values()]
      .filter(({ id }) => !groupIds.has(id))
      .map(({ line: _line, ...node }) => node);
    return {
      model: { kind: 'flowchart', direction: this.direction, nodes, groups: this.groups, edges: this.edges },
      faults: [],
    };
  }

  private fail(line: number, message: string, hint: string): void {
    this.faults.push({ line, message, hint });
  }

  private openGroup(id: string, label: string): void {
    const around = this.open.at(-1);
    this.groups.push({ id, label, ...(around !== undefined && { group: around }) });
    this.open.push(id);
  }

  private closeGroup(line: number): void {
    if (this.open.pop() === undefined) this.fail(line, 'This "end" closes nothing.', 'Remove it.');
  }

  private readStatement(cursor: Cursor, line: number): void {
    let from = this.readNodes(cursor, line);
    while (from && cursor.at < cursor.text.length) {
      const edge = readEdge(cursor);
      const to: string[] | undefined = edge && this.readNodes(cursor, line);
      for (const start of from)
        for (const end of to ?? []) if (edge) this.edges.push({ from: start, to: end, ...edge });
      from = to;
    }
    if (from) return;
    const rest = cursor.text.slice(cursor.at).trim();
    this.fail(line, `Cannot read ${rest ? `"${rest}"` : 'the end of this line'}.`, statementHint);
  }

  private readNodes(cursor: Cursor, line: number): string[] | undefined {
    const ids: string[] = [];
    do {
      const id = this.readNode(cursor, line);
      if (id === undefined) return undefined;
      ids.push(id);
    } while (match(/\s*&\s*/y, cursor));
    return ids;
  }

  private readNode(cursor: Cursor, line: number): string | undefined {
    const id = match(/\s*(\w+)/y, cursor)?.[1];
    if (id === undefined) return undefined;
    const body = readBody(cursor);
    const tone = match(/:::(\w+)/y, cursor)?.[1];
    if (tone !== undefined && !isTone(tone))
      this.fail(line, `There is no tone "${tone}".`, `Use ${tones.join(', ')}.`);
    match(/\s*/y, cursor);
    this.keep({ id, body, tone: tone !== undefined && isTone(tone) ? tone : undefined, line });
    return id;
  }

  /** Adds a box to the first group that names it. */
  private keep({ id, body, tone, line }: NodeMention): void {
    const known: ReadNode = this.nodes.get(id) ?? { id, label: id, shape: 'box', line };
    this.nodes.set(id, known);
    const group = known.group ?? this.open.at(-1);
    if (group !== undefined) known.group = group;
    if (tone) known.tone = tone;
    if (!body) return;
    if (this.labelled.has(id) && body.label !== known.label)
      this.fail(
        line,
        `"${id}" has another text on line ${known.line} of the diagram.`,
        'Give one of the two another id.',
      );
    Object.assign(known, body);
    this.labelled.add(id);
  }
}

const colorHint =
  "Colors are the theme's: write a[Text]:::accent; nothing else of Mermaid's styling is known.";
const statementHint =
  'Write a[Text] --> b{Question?}; lines are -->, ---, -.-> and ==>, their text is -->|text|; put texts with brackets in double quotes.';

function isTone(name: string): name is Tone {
  return (tones as readonly string[]).includes(name);
}

function match(expression: RegExp, cursor: Cursor): RegExpExecArray | null {
  expression.lastIndex = cursor.at;
  const found = expression.exec(cursor.text);
  if (found) cursor.at = expression.lastIndex;
  return found;
}

function readBody(cursor: Cursor): Pick<FlowNode, 'label' | 'shape'> | undefined {
  for (const [open, close, shape] of shapes) {
    if (!cursor.text.startsWith(open, cursor.at)) continue;
    const start = cursor.at + open.length;
    const quoteEnd = cursor.text[start] === '"' ? cursor.text.indexOf('"', start + 1) : start;
    const end = quoteEnd < 0 ? -1 : cursor.text.indexOf(close, quoteEnd);
    if (end < 0) return undefined;
    cursor.at = end + close.length;
    return { label: readLabel(cursor.text.slice(start, end)), shape };
  }
  return undefined;
}

function readEdge(cursor: Cursor): Pick<FlowEdge, 'label' | 'style' | 'heads'> | undefined {
  for (const [style, form] of lineForms) {
    const groups = match(form, cursor)?.groups;
    if (!groups) continue;
    const { start, end, label = '' } = groups;
    return { label: readLabel(label), style, heads: { start: start === '<', end: end === '>' } };
  }
  return undefined;
}
