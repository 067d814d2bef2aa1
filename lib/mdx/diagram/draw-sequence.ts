import type {
  SequenceBlock,
  SequenceMessage,
  SequenceNote,
  SequenceDiagram,
  SequenceStep,
} from './parse-sequence';
import {
  flattenSteps,
  getOuterParticipants,
  placeLifelines,
  selfMessageWidth,
  type Lifeline,
} from './place-lifelines';
import { drawArrowHead, drawText, diagramFont, formatSvgElement, rounded, type SvgDrawing } from './svg';
import { measureLines, measureText, wrapText } from './text-size';

const noteWidth = 150;
const repeatHeadsFrom = 620;

/** Draws a sequence diagram from top to bottom. Repeats the participants' boxes at the bottom of a long diagram. */
export function drawSequence(sequence: SequenceDiagram): SvgDrawing {
  const pen = new SequencePen(placeLifelines(sequence));
  pen.drawSteps(sequence.steps);
  return pen.finish();
}

class SequencePen {
  private y: number;
  private left = Infinity;
  private right = -Infinity;
  private readonly texts: string[] = [];
  private shapes: string[] = [];

  constructor(private readonly lanes: ReadonlyMap<string, Lifeline>) {
    this.y = this.headHeight + 14;
    for (const { x, width } of lanes.values()) this.reach(x - width / 2, x + width / 2);
  }

  drawSteps(steps: readonly SequenceStep[]): void {
    for (const step of steps) {
      if (step.type === 'message') this.drawMessage(step);
      else if (step.type === 'note') this.drawNote(step);
      else this.drawBlock(step);
    }
  }

  finish(): SvgDrawing {
    const bottom = this.y + 4;
    const isLong = bottom > repeatHeadsFrom;
    const lines = [...this.lanes.values()].map(({ x }) =>
      formatSvgElement('path', { class: 'd-lane', d: rounded`M${x} ${this.headHeight}V${bottom}` }),
    );
    const heads = this.drawHeads(0) + (isLong ? this.drawHeads(bottom) : '');
    const content = lines.join('') + this.shapes.join('') + heads + this.texts.join('');
    return {
      content: formatSvgElement('g', { transform: rounded`translate(${2 - this.left} 2)` }, content),
      width: this.right - this.left + 4,
      height: bottom + (isLong ? this.headHeight : 0) + 4,
    };
  }

  private get headHeight(): number {
    return [...this.lanes.values()][0]?.height ?? 0;
  }

  private drawHeads(y: number): string {
    const heads = [...this.lanes.values()].map(({ x, width, height, lines }) => {
      const box = formatSvgElement('rect', { x: x - width / 2, y, width, height, rx: 8 });
      return formatSvgElement('g', { class: 'd-node' }, box + drawText(lines, { x, y: y + height / 2 }));
    });
    return heads.join('');
  }

  private reach(left: number, right: number): void {
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
  }

  private laneX(id: string): number {
    return this.lanes.get(id)?.x ?? 0;
  }

  private drawMessage(message: SequenceMessage): void {
    const from = this.laneX(message.from);
    const to = this.laneX(message.to);
    if (from === to) this.drawOwnMessage(message, from);
    else this.drawArrow(message, from, to);
  }

  private drawArrow(message: SequenceMessage, from: number, to: number): void {
    const lines = wrapText(message.text, diagramFont.label, Math.abs(to - from) - 18);
    const height = lines.length * diagramFont.lineHeight;
    this.texts.push(drawText(lines, { x: (from + to) / 2, y: this.y + height / 2 }, 'd-label'));
    const y = this.y + height + 5;
    const direction = Math.sign(to - from);
    const tip = { x: to - direction, y };
    const end = to - direction * (message.isLost ? 14 : 8);
    this.shapes.push(this.line(rounded`M${from} ${y}H${end}`, message));
    const cross = rounded`M${end - 5} ${y - 5}l10 10m0 -10l-10 10`;
    this.shapes.push(
      message.isLost
        ? formatSvgElement('path', { class: 'd-line d-cross', d: cross })
        : drawArrowHead(tip, { x: from, y }),
    );
    this.y = y + 14;
  }

  private drawOwnMessage(message: SequenceMessage, x: number): void {
    const lines = wrapText(message.text, diagramFont.label, noteWidth);
    const height = Math.max(lines.length * diagramFont.lineHeight, 22);
    const textX = x + selfMessageWidth + 8;
    const middle = this.y + height / 2;
    this.texts.push(drawText(lines, { x: textX, y: middle }, 'd-label', 'start'));
    const [top, bottom] = [middle - 9, middle + 9];
    const path = rounded`M${x} ${top}H${x + selfMessageWidth - 8}q8 0 8 8v2q0 8 -8 8H${x + 8}`;
    this.shapes.push(this.line(path, message));
    this.shapes.push(drawArrowHead({ x: x + 1, y: bottom }, { x: x + 20, y: bottom }));
    this.reach(x, textX + measureLines(lines, diagramFont.label) + 4);
    this.y += height + 14;
  }

  private line(d: string, { dotted }: SequenceMessage): string {
    return formatSvgElement('path', { class: dotted ? 'd-line d-dotted' : 'd-line', d });
  }

  private drawNote({ over: [first, last], text }: SequenceNote): void {
    const [a, b] = [this.laneX(first), this.laneX(last)];
    const span = Math.abs(a - b);
    const lines = wrapText(text, diagramFont.label, Math.max(span, noteWidth));
    const textBox = measureLines(lines, diagramFont.label) + 24;
    const width = span === 0 ? textBox : Math.max(textBox, span + 40);
    const x = (a + b) / 2 - width / 2;
    const height = lines.length * diagramFont.lineHeight + 12;
    this.shapes.push(formatSvgElement('rect', { class: 'd-note', x, y: this.y, width, height, rx: 6 }));
    this.texts.push(drawText(lines, { x: x + width / 2, y: this.y + height / 2 }, 'd-note-text'));
    this.reach(x, x + width);
    this.y += height + 14;
  }

  /** Draws a block. Its steps come first, since the size of its frame depends on them. */
  private drawBlock({ keyword, sections }: SequenceBlock): void {
    const [outerLeft, outerRight] = [this.left, this.right];
    const steps = flattenSteps(sections.flatMap((section) => section.steps));
    const lanes = steps.flatMap(getOuterParticipants).map((id) => this.laneX(id));
    const [left, right] = [Math.min(...lanes) - 34, Math.max(...lanes) + 34];
    const before = this.shapes;
    this.shapes = [];
    [this.left, this.right] = [left, right];
    const top = this.y;
    const edges: number[] = [];
    for (const [index, section] of sections.entries()) {
      if (index > 0) edges.push(this.y);
      const word = index > 0 ? 'else' : { alt: 'if', opt: 'if', loop: 'repeat' }[keyword];
      this.drawSectionTitle(word, section.text, left, right);
      this.drawSteps(section.steps);
    }
    const box = { x: this.left, y: top, width: this.right - this.left, height: this.y - top };
    const frame = formatSvgElement('rect', { class: 'd-frame', ...box, rx: 8 });
    const separators = edges.map((y) =>
      formatSvgElement('path', { class: 'd-frame', d: rounded`M${box.x} ${y}h${box.width}` }),
    );
    this.shapes = [...before, frame, ...separators, ...this.shapes];
    this.y += 14;
    this.reach(Math.min(outerLeft, box.x - 4), Math.max(outerRight, box.x + box.width + 4));
  }

  private drawSectionTitle(word: string, text: string, left: number, right: number): void {
    const title = text ? `${word} ${text}` : word;
    const width = Math.max(right - left - 24, measureText(word, diagramFont.label));
    const lines = wrapText(title, diagramFont.label, width);
    const height = lines.length * diagramFont.lineHeight;
    this.texts.push(drawText(lines, { x: left + 12, y: this.y + 6 + height / 2 }, 'd-title', 'start'));
    this.y += height + 12;
  }
}
