/** Types of drawn fences: what is parsed from the text, and what is made of it. */

/** Colour of a node, written as `:::name`. */
export const tones = ['accent', 'good', 'bad', 'muted'] as const;
export type Tone = (typeof tones)[number];

/** `[box]`, `(round)`, `([end])`, `{decision}`, `[(store)]`. */
export type NodeShape = 'box' | 'round' | 'end' | 'decision' | 'store';

export interface FlowNode {
  id: string;
  label: string;
  shape: NodeShape;
  tone?: Tone;
  /** Id of the group it stands in. */
  group?: string;
}

export interface FlowGroup {
  id: string;
  label: string;
  /** Id of the group around it. */
  group?: string;
}

export type LineStyle = 'solid' | 'dotted' | 'thick';

export interface FlowEdge {
  from: string;
  to: string;
  label: string;
  style: LineStyle;
  /** Arrow heads. */
  heads: { start: boolean; end: boolean };
}

export interface Flowchart {
  kind: 'flowchart';
  direction: 'DOWN' | 'UP' | 'RIGHT' | 'LEFT';
  nodes: FlowNode[];
  groups: FlowGroup[];
  edges: FlowEdge[];
}

/** Someone who takes part in a sequence. */
export interface Participant {
  id: string;
  label: string;
}

export interface Message {
  type: 'message';
  from: string;
  to: string;
  text: string;
  dotted: boolean;
  /** How the line ends: an arrow, a cross for what gets lost, nothing. */
  head: 'arrow' | 'cross' | 'none';
  /** Number shown before the text, with `autonumber`. */
  number?: number;
}

export interface Note {
  type: 'note';
  /** One participant or the first and the last of several. */
  over: [string, string];
  side: 'over' | 'left' | 'right';
  text: string;
}

/** `alt` … `else` … `end` and its like. */
export interface Block {
  type: 'block';
  keyword: BlockKeyword;
  sections: { text: string; steps: SequenceStep[] }[];
}

export const blockKeywords = ['alt', 'opt', 'loop', 'par', 'break'] as const;
export type BlockKeyword = (typeof blockKeywords)[number];

export type SequenceStep = Message | Note | Block;

export interface Sequence {
  kind: 'sequence';
  participants: Participant[];
  steps: SequenceStep[];
}

/** A mistake in the text of a diagram; the line is that of the fence's content, 1-based. */
export interface DiagramFault {
  line: number;
  message: string;
  hint: string;
}

/** A parsed diagram, or what is wrong with its text. */
export type Parsed<Model> = { model: Model; faults: [] } | { faults: [DiagramFault, ...DiagramFault[]] };

/** The same in words: one entry of the text alternative. */
export interface DescribedStep {
  text: string;
  steps?: DescribedStep[];
}

/** A drawing before it gets its name: the content of the `<svg>` and its size in user units. */
export interface Drawing {
  content: string;
  width: number;
  height: number;
}
