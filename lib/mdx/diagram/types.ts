/** Types of diagrams: the parsed text, and the drawing. */

/** Color of a node, written as `:::name`. */
export const tones = ['accent', 'good', 'bad', 'muted'] as const;
export type Tone = (typeof tones)[number];

/** `[box]`, `(round)`, `([end])`, `{decision}`, `[(store)]`. */
export type NodeShape = 'box' | 'round' | 'end' | 'decision' | 'store';

export interface FlowNode {
  id: string;
  /** Line that names it first, as in `DiagramFault`. */
  line: number;
  label: string;
  shape: NodeShape;
  tone?: Tone;
  /** Id of the group that contains it. */
  group?: string;
}

export interface FlowGroup {
  id: string;
  label: string;
  /** Id of the enclosing group. */
  group?: string;
}

export type LineStyle = 'solid' | 'dotted' | 'thick';

export interface FlowEdge {
  from: string;
  to: string;
  label: string;
  style: LineStyle;
  /** Which ends have arrowheads. */
  heads: { start: boolean; end: boolean };
}

export interface Flowchart {
  direction: 'DOWN' | 'RIGHT';
  nodes: FlowNode[];
  groups: FlowGroup[];
  edges: FlowEdge[];
}

/** A participant of a sequence diagram. */
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
  /** Ends in a cross. */
  isLost: boolean;
  /** Number shown before the text, with `autonumber`. */
  number?: number;
}

export interface Note {
  type: 'note';
  /** The first and the last participant; equal for a note over one. */
  over: [string, string];
  text: string;
}

/** A block such as `alt` … `else` … `end`. */
export interface Block {
  type: 'block';
  keyword: BlockKeyword;
  sections: { text: string; steps: SequenceStep[] }[];
}

export const blockKeywords = ['alt', 'opt', 'loop', 'par'] as const;
export type BlockKeyword = (typeof blockKeywords)[number];

export type SequenceStep = Message | Note | Block;

export interface Sequence {
  participants: Participant[];
  steps: SequenceStep[];
}

/** A mistake in the text of a diagram; `line` counts within the fence's content, 1-based. */
export interface DiagramFault {
  line: number;
  message: string;
  hint: string;
}

/** A parsed diagram, and what is wrong with its text; with faults, it is not drawn. */
export interface Parsed<Model> {
  model: Model;
  faults: DiagramFault[];
}

/** One entry of the text alternative. */
export interface DescribedStep {
  text: string;
  steps?: DescribedStep[];
}

/** A drawing without title: the content of the `<svg>` and its size in user units. */
export interface Drawing {
  content: string;
  width: number;
  height: number;
}
