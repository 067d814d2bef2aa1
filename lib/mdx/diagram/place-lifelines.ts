import type { SequenceMessage, SequenceNote, SequenceDiagram, SequenceStep } from './parse-sequence';
import { diagramFont } from './svg';
import { measureLines, measureText, wrapText } from './text-size';

/** The lifeline of a participant and the box above it. `x` is their horizontal center. */
export interface Lifeline {
  x: number;
  lines: string[];
  width: number;
  height: number;
}

const wrapAt = { head: 104, message: 120 };
const narrowestGap = 88;

/** Width of the arrow of a message to the same participant. The text of the message starts to the right of it. */
export const selfMessageWidth = 26;

/** Places the participants from left to right, as close together as their labels and messages allow. */
export function placeLifelines({ participants, steps }: SequenceDiagram): Map<string, Lifeline> {
  const heads = participants.map(({ id, label }) => {
    const lines = wrapText(label, diagramFont.node, wrapAt.head);
    const width = Math.max(64, Math.ceil(measureLines(lines, diagramFont.node)) + 24);
    return { id, lines, width, height: lines.length * diagramFont.lineHeight + 18 };
  });
  const height = Math.max(...heads.map((head) => head.height));
  const order = new Map(participants.map(({ id }, index) => [id, index]));
  const gaps = heads.map((head, index) =>
    Math.max(narrowestGap, (head.width + (heads[index + 1]?.width ?? 0)) / 2 + 14),
  );
  for (const step of flattenSteps(steps)) widen(gaps, step, (id) => order.get(id) ?? 0);
  const lanes = new Map<string, Lifeline>();
  let x = 0;
  for (const [index, { id, lines, width }] of heads.entries()) {
    lanes.set(id, { x, lines, width, height });
    x += gaps[index] ?? 0;
  }
  return lanes;
}

/** Returns all messages and notes, including those within blocks. */
export function flattenSteps(steps: readonly SequenceStep[]): (SequenceMessage | SequenceNote)[] {
  return steps.flatMap((step) =>
    step.type === 'block' ? step.sections.flatMap((part) => flattenSteps(part.steps)) : [step],
  );
}

/** Returns the ids of the first and last participant of a message or note. */
export const getOuterParticipants = (step: SequenceMessage | SequenceNote): [string, string] =>
  step.type === 'message' ? [step.from, step.to] : step.over;

/** Widens the gaps between participants so that the wrapped text of a message or note fits. */
function widen(gaps: number[], step: SequenceMessage | SequenceNote, indexOf: (id: string) => number): void {
  const [a, b] = getOuterParticipants(step);
  const first = Math.min(indexOf(a), indexOf(b));
  const span = Math.abs(indexOf(a) - indexOf(b));
  const word = Math.max(...step.text.split(/\s+/).map((part) => measureText(part, diagramFont.label)));
  const lines = wrapText(step.text, diagramFont.label, wrapAt.message);
  const needed =
    Math.max(word, measureLines(lines, diagramFont.label)) + (span === 0 ? selfMessageWidth + 18 : 26);
  const room = gaps.slice(first, first + span).reduce((total, gap) => total + gap, 0);
  const isSelf = step.type === 'message' && span === 0;
  if (span === 1 || isSelf) gaps[first] = Math.max(gaps[first] ?? 0, needed);
  else if (span > 1 && word + 26 > room) gaps[first] = (gaps[first] ?? 0) + word + 26 - room;
}
