import { createElement } from 'react';
import { expect, it } from 'vitest';
import { Diagram, type DiagramProps } from '@/components/mdx/diagram';
import { compileBody } from '@/lib/mdx/compile';
import { renderBody } from '@/lib/mdx/render-body';

const texts = 'title="Ways into the viewer" alt="A known path opens a mode."';
const fence = (lines: string, meta = texts) => `\`\`\`mermaid ${meta}\n${lines}\n\`\`\``;
const flow = `flowchart TD
  url([Address]) --> known{"Path <known>?"}
  known -- "yes & no" --> mode[Mode]:::accent
  subgraph outside [Hospital]
    known -.-> pacs[(PACS)]
  end
  mode --> pacs`;
const sequence = `sequenceDiagram
  participant V as Viewer
  participant P as Identity provider
  V->>P: Redirect
  Note over V,P: The user signs in
  alt token valid
    P-->>V: Code
  else expired
    V->>V: Signs out
    P--xV: Nothing
  end`;

async function draw(body: string): Promise<string> {
  const compiled = await compileBody(body);
  expect(compiled.problems).toEqual([]);
  const Drawing = (props: DiagramProps) => createElement(Diagram, props);
  return renderBody(compiled, { Diagram: Drawing }).html;
}

async function problemsOf(body: string) {
  const { problems } = await compileBody(body);
  return problems.map(({ line, rule, message, severity }) => `${line} ${rule} ${severity}: ${message}`);
}

it.each([
  ['flowchart', flow],
  ['sequence diagram', sequence],
])('a %s is rendered as a figure with drawing, caption and description', async (_kind, lines) => {
  const html = await draw(fence(lines));
  expect(html).toMatch(/^<div class="diagram"><figure><div class="diagram-scroll" data-no-index=""><svg /);
  expect(html).toContain('<figcaption>Ways into the viewer</figcaption>');
  expect(html).toContain('<summary data-no-index="">Description of the diagram</summary>');
  expect(html).toContain('<p id="diagram-1-description">A known path opens a mode.</p>');
  expect(html).toContain('<title id="diagram-1-title">Ways into the viewer</title>');
  expect(html).toMatch(/role="img" aria-labelledby="diagram-1-title" aria-describedby="diagram-1-desc\w+"/);
  const forbidden = / style=|<style|<script|<a[ >]|href|url\(|foreignObject|NaN|undefined| on\w+=/;
  expect(html).not.toMatch(forbidden);
});

it('a diagram escapes its texts and breaks them into lines', async () => {
  const long = 'A text that is much too long for one line of a box';
  const html = await draw(fence(`flowchart TD\n  a["5 < 6<br/>& more"] --> b["${long}"]`));
  expect(html).toContain('>5 &lt; 6</tspan>');
  expect(html).toContain('>&amp; more</tspan>');
  expect(html.match(/<tspan/g)?.length).toBeGreaterThan(4);
});

it('the description of a flowchart lists its groups and connections', async () => {
  const html = await draw(fence(flow));
  const items = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, text]) => text);
  expect(items).toEqual([
    'Hospital: Path &lt;known&gt;?; PACS',
    'Address → Path &lt;known&gt;?',
    'Path &lt;known&gt;? → Mode (yes &amp; no)',
    'Path &lt;known&gt;? → PACS',
    'Mode → PACS',
  ]);
});

it('the description of a sequence diagram lists its steps, with conditional steps nested', async () => {
  const html = await draw(fence(sequence));
  const list = html.slice(html.indexOf('<ul>')).replaceAll('\n', '');
  expect(list).toContain('<li>Viewer → Identity provider: Redirect</li>');
  expect(list).toContain('<li>Note at Viewer and Identity provider: The user signs in</li>');
  expect(list).toContain('<li>If: token valid<ul><li>Identity provider → Viewer: Code</li></ul></li>');
  expect(list).toContain('<li>Viewer: Signs out</li>');
  expect(list).toContain('Nothing (does not arrive)');
});

it('several diagrams on a page have unique ids', async () => {
  const html = await draw(`${fence(flow)}\n\n- item\n\n  ${fence(sequence).replaceAll('\n', '\n  ')}\n`);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

it.each([
  ['graph TD', 'DOWN'],
  ['graph', 'DOWN'],
  ['graph TB;', 'DOWN'],
  ['graph LR', 'RIGHT'],
  ['flowchart BT', 'UP'],
  ['flowchart-elk RL', 'LEFT'],
])('a flowchart that starts with "%s" draws arrows in the direction %s', async (opening, direction) => {
  const html = await draw(fence(`${opening}\n  A-->B;\n`));
  const places = [...html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)"/g)].map(([, ...at]) => at.map(Number));
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = places;
  const vertical = y1 < y2 ? 'DOWN' : 'UP';
  expect(y1 === y2 ? (x1 < x2 ? 'RIGHT' : 'LEFT') : vertical).toBe(direction);
});

it('a flowchart draws its boxes inside the drawing, one below the other', async () => {
  const html = await draw(fence('flowchart TD\n  a[First box] --> b[Second box]'));
  const size = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html)?.slice(1).map(Number) ?? [];
  const boxes = [...html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
  const corners = boxes
    .map((match) => match.slice(1).map(Number))
    .map(([x = -1, y = -1, w = 0, h = 0]) => [x, y, x + w, y + h]);
  const [first = [], second = []] = corners;
  expect(corners).toHaveLength(2);
  expect(Math.min(...corners.flat())).toBeGreaterThanOrEqual(0);
  expect(Number(size[0])).toBeGreaterThanOrEqual(Math.max(Number(first[2]), Number(second[2])));
  expect(Number(first[3])).toBeLessThan(Number(second[1]));
  expect(Number(size[1])).toBeGreaterThanOrEqual(Number(second[3]));
});

it.each([
  ['no alt', 'title="x"', '3 diagram error: This diagram has no text alternative.'],
  ['no title', 'alt="x"', '3 diagram error: This diagram has no title.'],
  ['an unknown option', `${texts} wide`, '3 diagram error: "wide" has no meaning after "mermaid".'],
])('compiling a page reports a diagram with %s at its line', async (_name, meta, problem) => {
  expect(await problemsOf(`Text\n\n${fence(flow, meta)}`)).toEqual([problem]);
});

it.each([
  ['pie\n  "a": 3', '"pie" does not start a supported diagram.', 4],
  ['', 'The diagram is empty.', 4],
  ['flowchart TD\n  a --> b\n  a -> c', 'Cannot read "-> c".', 6],
  ['flowchart TD\n  a[Text --> b', 'Cannot read "[Text --> b".', 5],
  ['flowchart TD\n  a -- text --- b --> c', 'Cannot read "-- text --- b --> c".', 5],
  ['flowchart TD\n  a ==> b', 'Cannot read "==> b".', 5],
  ['flowchart TD\n  a <--> b', 'Cannot read "<--> b".', 5],
  ['flowchart TD\n  a -->', 'Cannot read the end of this line.', 5],
  ['flowchart TD\n  a:::red --> b', 'There is no tone "red".', 5],
  ['flowchart TD\n  a --> b\n  style a fill:#fff', '"style a fill:#fff" is not supported.', 6],
  ['flowchart TD\n  subgraph x\n  a --> b', 'A subgraph has no end.', 6],
  ['flowchart TD\n  a[One] --> b\n  a[Two] --> b', '"a" has a different text on line 2 of the diagram.', 6],
  [
    'flowchart TD\n  subgraph x [One]\n  a --> b\n  end\n  x[Two] --> c',
    'A subgraph and another part of the diagram have the id "x".',
    8,
  ],
  [
    'flowchart TD\n  x[Two] --> c\n  subgraph x [One]\n  a --> b\n  end',
    'A subgraph and another part of the diagram have the id "x".',
    6,
  ],
  ['sequenceDiagram\n  participant A\n  A->>B: x', 'There is no participant "B".', 6],
  ['sequenceDiagram\n  A->>B: x\n  activate B', 'Cannot read "activate B".', 6],
  ['sequenceDiagram\n  par x\n  A->>B: x', 'Cannot read "par x".', 5],
  ['sequenceDiagram\n  alt x\n  A->>B: x', 'This "alt" has no end.', 5],
  ['sequenceDiagram\n  A->>B: x\n  else y', 'This "else" is outside "alt".', 6],
])('compiling a page reports the mistake in the diagram %j with its line', async (lines, message, line) => {
  expect(await problemsOf(`Text\n\n${fence(lines)}`)).toEqual([`${line} diagram error: ${message}`]);
});

it('compiling a page reports every mistake of a diagram, and does not render it', async () => {
  const compiled = await compileBody(fence('flowchart TD\n  a -> b\n  b -> c'));
  expect(compiled.problems.map(({ line }) => line)).toEqual([3, 4]);
  expect(renderBody(compiled, {})).toEqual({ html: '', problem: null });
});
