import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Flowchart, FlowEdge, FlowNode } from './parse-flowchart';
import {
  drawArrowHead,
  drawText,
  diagramFont,
  moveTowards,
  rounded,
  toClosedPath,
  toRoundedPath,
  formatSvgElement,
  type SvgDrawing,
} from './svg';
import { measureLines, wrapText } from './text-size';

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Lines of each node's label, by the id of the node. */
type Texts = ReadonlyMap<string, string[]>;

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

/** Places the nodes in layers and draws groups, arrows, nodes and labels, in this order, so that labels are on top. */
export async function drawFlowchart(chart: Flowchart): Promise<SvgDrawing> {
  engine ??= new ELK();
  const texts = new Map(
    chart.nodes.map((node) => [node.id, wrapText(node.label, diagramFont.node, wrapAt.node)]),
  );
  const placed: ElkNode = await engine.layout<ElkNode>({
    id: ' root',
    layoutOptions: { ...options, ...layoutOfGroups(chart), 'elk.direction': chart.direction },
    children: childrenOf(undefined, chart, texts),
    edges: chart.edges.map(toElkEdge),
  });
  const boxes = new Map(flatten(placed).map((node) => [node.id, toBox(node)]));
  const boxOf = (id: string) => boxes.get(id) ?? toBox({});
  const edges = new Map(placed.edges?.map((edge) => [edge.id, edge]));
  const content = [
    ...chart.groups.map(({ id, label }) => drawGroup(label, boxOf(id))),
    ...chart.edges.map(({ dotted }, index) => drawEdge(edges.get(`edge ${index}`), dotted)),
    ...chart.nodes.map((node) => drawNode(node, boxOf(node.id), texts.get(node.id) ?? [])),
    ...chart.edges.map((_edge, index) => drawLabel(edges.get(`edge ${index}`))),
  ].join('');
  return { content, width: placed.width ?? 0, height: placed.height ?? 0 };
}

/** Returns the layout options for groups: separate and compact, unless an arrow crosses the border of a group. */
function layoutOfGroups({ nodes, groups, edges }: Flowchart): Record<string, string> {
  const around = new Map([...nodes, ...groups].map(({ id, group }) => [id, group]));
  const crosses = edges.some(({ from, to }) => around.get(from) !== around.get(to));
  return { 'elk.hierarchyHandling': crosses ? 'INCLUDE_CHILDREN' : 'SEPARATE_CHILDREN' };
}

function childrenOf(group: string | undefined, chart: Flowchart, texts: Texts): ElkNode[] {
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
        'elk.nodeSize.minimum': `(${Math.ceil(measureLines([label], diagramFont.label) * 1.03) + 28}, 60)`,
      },
    })),
  ];
}

/** Returns the size of a node: its label plus the padding that its shape needs. */
function sizeOf({ shape }: FlowNode, lines: readonly string[]): { width: number; height: number } {
  const sides = { box: 26, round: 28, end: 34, decision: 44, store: 30 }[shape];
  const height =
    lines.length * diagramFont.lineHeight + { box: 20, round: 20, end: 20, decision: 24, store: 32 }[shape];
  return { width: Math.max(64, Math.ceil(measureLines(lines, diagramFont.node)) + sides), height };
}

function toElkEdge({ from, to, label }: FlowEdge, index: number): ElkExtendedEdge {
  const lines = wrapText(label, diagramFont.label, wrapAt.label);
  const placed = {
    text: lines.join('\n'),
    width: Math.ceil(measureLines(lines, diagramFont.label)) + 8,
    height: lines.length * diagramFont.lineHeight,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  };
  return { id: `edge ${index}`, sources: [from], targets: [to], ...(label && { labels: [placed] }) };
}

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)];

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

function drawGroup(label: string, { x, y, width, height }: Box): string {
  return (
    formatSvgElement('rect', { class: 'd-group', x, y, width, height, rx: 10 }) +
    drawText([label], { x: x + 14, y: y + 19 }, 'd-title', 'start')
  );
}

function drawEdge(placed: ElkExtendedEdge | undefined, dotted: boolean): string {
  const [section] = placed?.sections ?? [];
  if (!section) return '';
  const { startPoint, bendPoints = [], endPoint } = section;
  const beforeLast = bendPoints.at(-1) ?? startPoint;
  const line = toRoundedPath([startPoint, ...bendPoints, moveTowards(endPoint, beforeLast, 7)]);
  const className = dotted ? 'd-line d-dotted' : 'd-line';
  return formatSvgElement('path', { class: className, d: line }) + drawArrowHead(endPoint, beforeLast);
}

function drawLabel(placed: ElkExtendedEdge | undefined): string {
  const [label] = placed?.labels ?? [];
  if (!label?.text) return '';
  const { x, y, width, height } = toBox(label);
  return drawText(label.text.split('\n'), { x: x + width / 2, y: y + height / 2 }, 'd-label');
}

function drawNode({ shape, tone }: FlowNode, box: Box, lines: readonly string[]): string {
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 + (shape === 'store' ? 5 : 0) };
  const className = tone ? `d-node d-${tone}` : shape === 'decision' ? 'd-node d-question' : 'd-node';
  return formatSvgElement('g', { class: className }, drawShape(shape, box) + drawText(lines, middle));
}

function drawShape(shape: FlowNode['shape'], box: Box): string {
  if (shape === 'decision') return formatSvgElement('path', { d: hexagon(box) });
  if (shape === 'store') return drawStore(box);
  const rx = { box: 8, round: 16, end: Math.min(box.height / 2, 22) }[shape];
  return formatSvgElement('rect', { ...box, rx });
}

/** Returns the path of a diamond with its top and bottom cut off, which is half as wide as a full diamond. */
function hexagon({ x, y, width, height }: Box): string {
  const corner = 14;
  return toClosedPath([
    { x, y: y + height / 2 },
    { x: x + corner, y },
    { x: x + width - corner, y },
    { x: x + width, y: y + height / 2 },
    { x: x + width - corner, y: y + height },
    { x: x + corner, y: y + height },
  ]);
}

function drawStore({ x, y, width, height }: Box): string {
  const lid = 6;
  const half = width / 2;
  const body = rounded`M${x} ${y + lid}v${height - 2 * lid}a${half} ${lid} 0 0 0 ${width} 0v${2 * lid - height}a${half} ${lid} 0 0 0 ${-width} 0z`;
  const rim = rounded`M${x} ${y + lid}a${half} ${lid} 0 0 0 ${width} 0`;
  return formatSvgElement('path', { d: body }) + formatSvgElement('path', { class: 'd-rim', d: rim });
}
