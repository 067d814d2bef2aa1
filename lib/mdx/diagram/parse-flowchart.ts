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

type NodeBody = Pick<FlowNode, 'label' | 'shape'>;

/** The rest of a statement while it is parsed from left to right. */
interface Cursor {
  text: string;
  at: number;
}

/** Parses the lines below `flowchart`. */
export function parseFlowchart(direction: Flowchart['direction'], lines: Lines): Parsed<Flowchart> {
  const reader = new FlowchartReader(direction);
  for (const { text, line } of lines) reader.readLine(text, line);
  return reader.finish(lines.at(-1)?.line ?? 1);
}

class FlowchartReader {
  private readonly nodes = new Map<string, FlowNode>();
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
    else if (notDrawn.test(text)) this.fail(line, `"${text}" is not supported.`, colorHint);
    else this.readStatement({ text, at: 0 }, line);
  }

  finish(lastLine: number): Parsed<Flowchart> {
    if (this.open.length > 0)
      this.fail(lastLine, 'A subgraph has no end.', 'Write "end" on a separate line.');
    if (this.nodes.size === 0)
      this.fail(lastLine, 'The flowchart is empty.', 'Write lines such as a[First] --> b[Second].');
    const { direction, groups, edges, faults } = this;
    const groupIds = new Set(groups.map(({ id }) => id));
    const nodes = [...this.nodes.values()].filter(({ id }) => !groupIds.has(id));
    return { model: { direction, nodes, groups, edges }, faults };
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
    if (tone !== undefined && !tones.some((name) => name === tone))
      this.fail(line, `There is no tone "${tone}".`, `Use ${tones.join(', ')}.`);
    match(/\s*/y, cursor);
    this.keep(
      id,
      body,
      tones.find((name) => name === tone),
      line,
    );
    return id;
  }

  /** Adds a box to the first group that names it. */
  private keep(id: string, body: NodeBody | undefined, tone: Tone | undefined, line: number): void {
    const known: FlowNode = this.nodes.get(id) ?? { id, label: id, shape: 'box', line };
    this.nodes.set(id, known);
    const group = known.group ?? this.open.at(-1);
    if (group !== undefined) known.group = group;
    if (tone) known.tone = tone;
    if (!body) return;
    if (this.labelled.has(id) && body.label !== known.label) {
      const message = `"${id}" has a different text on line ${known.line} of the diagram.`;
      this.fail(line, message, 'Give one of the two a different id.');
    }
    Object.assign(known, body);
    this.labelled.add(id);
  }
}

const colorHint = 'The theme sets the colors. Write a[Text]:::accent; no other Mermaid styling is supported.';
const statementHint =
  'Write a[Text] --> b{Question?}. Lines are -->, ---, -.-> and ==>, with text as in -->|text|. Put text with brackets in double quotes.';

function match(expression: RegExp, cursor: Cursor): RegExpExecArray | null {
  expression.lastIndex = cursor.at;
  const found = expression.exec(cursor.text);
  if (found) cursor.at = expression.lastIndex;
  return found;
}

function readBody(cursor: Cursor): NodeBody | undefined {
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
