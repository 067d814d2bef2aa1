import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import { type as font, type Point } from './svg';
import { blockWidth, wrapText } from './text-size';
import type { Flowchart, FlowEdge, FlowGroup, FlowNode } from './types';

/** Position and size of a box. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A flowchart with the positions of all parts. */
export interface PlacedFlowchart {
  width: number;
  height: number;
  nodes: { node: FlowNode; box: Box; lines: string[] }[];
  groups: { group: FlowGroup; box: Box }[];
  edges: { edge: FlowEdge; points: Point[]; label?: { lines: string[]; middle: Point } }[];
}

const wrapAt = { node: 136, label: 118 };
const options = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.separateConnectedComponents': 'false',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.padding': '[top=4,left=4,bottom=4,right=4]',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

let engine: InstanceType<typeof ELK> | undefined;

/** Places boxes and lines in layers along the direction of the flowchart. */
export async function layoutFlowchart(chart: Flowchart): Promise<PlacedFlowchart> {
  engine ??= new ELK();
  const texts = new Map(chart.nodes.map((node) => [node.id, wrapText(node.label, font.node, wrapAt.node)]));
  const placed: ElkNode = await engine.layout<ElkNode>({
    id: ' root',
    layoutOptions: { ...options, ...layoutOfGroups(chart), 'elk.direction': chart.direction },
    children: childrenOf(undefined, chart, texts),
    edges: chart.edges.map(toElkEdge),
  });
  const boxes = new Map(
    flatten(placed).map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [id, { x, y, width, height }]),
  );
  const boxOf = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  const edges = new Map(placed.edges?.map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    nodes: chart.nodes.map((node) => ({ node, box: boxOf(node.id), lines: texts.get(node.id) ?? [] })),
    groups: chart.groups.map((group) => ({ group, box: boxOf(group.id) })),
    edges: chart.edges.map((edge, index) => placeEdge(edge, edges.get(`edge ${index}`))),
  };
}

/** Groups have their own, tight layout unless a line connects one of their boxes with the outside. */
function layoutOfGroups({ nodes, groups, edges }: Flowchart): Record<string, string> {
  const around = new Map([...nodes, ...groups].map(({ id, group }) => [id, group]));
  const crosses = edges.some(({ from, to }) => around.get(from) !== around.get(to));
  return { 'elk.hierarchyHandling': crosses ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN' };
}

function childrenOf(group: string | undefined, chart: Flowchart, texts: Map<string, string[]>): ElkNode[] {
  const nodes = chart.nodes.filter((node) => node.group === group);
  const groups = chart.groups.filter((inner) => inner.group === group);
  return [
    ...nodes.map((node) => ({ id: node.id, ...sizeOf(node, texts.get(node.id) ?? []) })),
    ...groups.map(({ id, label }) => ({
      id,
      children: childrenOf(id, chart, texts),
      layoutOptions: {
        ...options,
        'elk.direction': chart.direction,
        'elk.padding': '[top=38,left=14,bottom=14,right=14]',
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${Math.ceil(blockWidth([label], font.label) * 1.03) + 28}, 60)`,
      },
    })),
  ];
}

/** Size of a box: its text, plus the corners that the shape cuts off. */
function sizeOf({ shape }: FlowNode, lines: readonly string[]): { width: number; height: number } {
  const sides = { box: 26, round: 28, end: 34, decision: 44, store: 30 }[shape];
  const height =
    lines.length * font.lineHeight + { box: 20, round: 20, end: 20, decision: 24, store: 32 }[shape];
  return { width: Math.max(64, Math.ceil(blockWidth(lines, font.node)) + sides), height };
}

function toElkEdge({ from, to, label }: FlowEdge, index: number): ElkExtendedEdge {
  const lines = wrapText(label, font.label, wrapAt.label);
  const size = {
    width: Math.ceil(blockWidth(lines, font.label)) + 8,
    height: lines.length * font.lineHeight,
  };
  return {
    id: `edge ${index}`,
    sources: [from],
    targets: [to],
    ...(label && {
      labels: [{ text: lines.join('\n'), ...size, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    }),
  };
}

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

function placeEdge(edge: FlowEdge, placed: ElkExtendedEdge | undefined): PlacedFlowchart['edges'][number] {
  const [section] = placed?.sections ?? [];
  const points = section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];
  const [label] = placed?.labels ?? [];
  if (!label?.text) return { edge, points };
  return { edge, points, label: { lines: label.text.split('\n'), middle: middleOf(label) } };
}

function middleOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
