import { parseDiagramLabel, type DiagramFault, type DiagramLines, type ParsedDiagram } from './diagram-lines';

/** Color names of nodes. Authors write them as `:::name`. */
const tones = ['accent', 'good', 'bad', 'muted'] as const;
type Tone = (typeof tones)[number];

export interface FlowNode {
  id: string;
  /** 1-based line in the code block that names the node first. */
  line: number;
  label: string;
  /** Shape of the node, written as `[box]`, `(round)`, `([end])`, `{decision}` or `[(store)]`. */
  shape: 'box' | 'round' | 'end' | 'decision' | 'store';
  tone?: Tone;
  /** Id of the group that contains the node. */
  group?: string;
}

export interface FlowEdge {
  from: string;
  to: string;
  label: string;
  dotted: boolean;
}

export interface Flowchart {
  direction: 'DOWN' | 'RIGHT' | 'UP' | 'LEFT';
  nodes: FlowNode[];
  /** Groups of nodes. `group` is the id of the enclosing group. */
  groups: { id: string; label: string; group?: string }[];
  edges: FlowEdge[];
}

/** Brackets of each shape. Longer opening brackets come first, since the first match wins. */
const shapes: readonly [open: string, close: string, shape: FlowNode['shape']][] = [
  ['([', '])', 'end'],
  ['[(', ')]', 'store'],
  ['[', ']', 'box'],
  ['(', ')', 'round'],
  ['{', '}', 'decision'],
];

/** Forms of arrows, with a label between bars after the arrow or a label within the arrow. */
const arrowForms: readonly RegExp[] = [
  /^\s*(?:-->|(?<dots>-\.->))(?:\s*\|(?<label>[^|]*)\|)?\s*/,
  /^\s*--\s+(?<label>(?:(?!\s--).)+?)\s+-->\s*/,
  /^\s*(?<dots>-\.)\s+(?<label>.+?)\s+\.->\s*/,
];
const subgraph = /^subgraph\s+(\w+)(?:\s*\[(.*)\])?$/;
const notDrawn = /^(classDef|class|style|linkStyle|click|direction)\s+\w/;

type NodeBody = Pick<FlowNode, 'label' | 'shape'>;

/** Parses the lines of a flowchart after its first line. */
export function parseFlowchart(
  direction: Flowchart['direction'],
  lines: DiagramLines,
): ParsedDiagram<Flowchart> {
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
  /** Part of the current statement that has not been parsed yet. */
  private rest = '';

  constructor(private readonly direction: Flowchart['direction']) {}

  readLine(text: string, line: number): void {
    const group = subgraph.exec(text);
    if (group) this.openGroup(group[1] ?? '', parseDiagramLabel(group[2] ?? group[1] ?? ''), line);
    else if (text === 'end') this.closeGroup(line);
    else if (notDrawn.test(text)) this.fail(line, `"${text}" is not supported.`, colorHint);
    else this.readStatement(text, line);
  }

  finish(lastLine: number): ParsedDiagram<Flowchart> {
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

  private openGroup(id: string, label: string, line: number): void {
    if (this.isGroup(id) || this.labelled.has(id)) this.failSameId(id, line);
    const around = this.open.at(-1);
    this.groups.push({ id, label, ...(around !== undefined && { group: around }) });
    this.open.push(id);
  }

  private isGroup(id: string): boolean {
    return this.groups.some((group) => group.id === id);
  }

  private failSameId(id: string, line: number): void {
    const message = `A subgraph and another part of the diagram have the id "${id}".`;
    this.fail(line, message, 'Give one of the two a different id.');
  }

  private closeGroup(line: number): void {
    if (this.open.pop() === undefined) this.fail(line, 'This "end" closes nothing.', 'Remove it.');
  }

  private readStatement(text: string, line: number): void {
    this.rest = text;
    let from = this.readNodes(line);
    while (from && this.rest !== '') {
      const edge = this.readEdge();
      const to: string[] | undefined = edge && this.readNodes(line);
      for (const start of from)
        for (const end of to ?? []) if (edge) this.edges.push({ from: start, to: end, ...edge });
      from = to;
    }
    if (from) return;
    const rest = this.rest.trim();
    this.fail(line, `Cannot read ${rest ? `"${rest}"` : 'the end of this line'}.`, statementHint);
  }

  /** Matches an expression at the start of `rest` and removes the match from `rest`. */
  private take(expression: RegExp): RegExpExecArray | null {
    const found = expression.exec(this.rest);
    this.rest = this.rest.slice(found?.[0].length ?? 0);
    return found;
  }

  private readNodes(line: number): string[] | undefined {
    const ids: string[] = [];
    do {
      const id = this.readNode(line);
      if (id === undefined) return undefined;
      ids.push(id);
    } while (this.take(/^\s*&\s*/));
    return ids;
  }

  private readNode(line: number): string | undefined {
    const id = this.take(/^\s*(\w+)/)?.[1];
    if (id === undefined) return undefined;
    const body = this.readBody();
    const name = this.take(/^:::(\w+)/)?.[1];
    const tone = tones.find((known) => known === name);
    if (name !== undefined && !tone)
      this.fail(line, `There is no tone "${name}".`, `Use ${tones.join(', ')}.`);
    this.take(/^\s*/);
    this.keep(id, body, tone, line);
    return id;
  }

  private readBody(): NodeBody | undefined {
    const [open = '', close = '', shape] = shapes.find(([bracket]) => this.rest.startsWith(bracket)) ?? [];
    if (!shape) return undefined;
    const start = open.length;
    const quoteEnd = this.rest[start] === '"' ? this.rest.indexOf('"', start + 1) : start;
    const end = quoteEnd < 0 ? -1 : this.rest.indexOf(close, quoteEnd);
    if (end < 0) return undefined;
    const label = parseDiagramLabel(this.rest.slice(start, end));
    this.rest = this.rest.slice(end + close.length);
    return { label, shape };
  }

  private readEdge(): Pick<FlowEdge, 'label' | 'dotted'> | undefined {
    for (const form of arrowForms) {
      const groups = this.take(form)?.groups;
      if (groups)
        return { label: parseDiagramLabel(groups['label'] ?? ''), dotted: groups['dots'] !== undefined };
    }
    return undefined;
  }

  /** Adds or updates a node. A node is in the first group that names it. */
  private keep(id: string, body: NodeBody | undefined, tone: Tone | undefined, line: number): void {
    const known: FlowNode = this.nodes.get(id) ?? { id, label: id, shape: 'box', line };
    this.nodes.set(id, known);
    const group = known.group ?? this.open.at(-1);
    if (group !== undefined) known.group = group;
    if (tone) known.tone = tone;
    if (!body) return;
    if (this.isGroup(id)) this.failSameId(id, line);
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
  'Write a[Text] --> b{Question?}. Arrows are --> and -.->, with text as in -->|text|. Put text with brackets in double quotes.';
