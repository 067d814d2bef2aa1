import type { Block, DescribedStep, Flowchart, Message, Note, Sequence, SequenceStep } from './types';

/** Describes a flowchart in sentences: the content of each group, then each line between boxes. */
export function describeFlowchart({ nodes, groups, edges }: Flowchart): DescribedStep[] {
  const labels = new Map([...groups, ...nodes].map(({ id, label }) => [id, oneLine(label)]));
  const name = (id: string) => labels.get(id) ?? id;
  const members = groups.map(({ id, label }) => {
    const inside = [...nodes, ...groups]
      .filter(({ group }) => group === id)
      .map((member) => oneLine(member.label));
    return { text: `${oneLine(label)}: ${inside.join('; ')}` };
  });
  const lines = edges.map(({ from, to, label, heads }) => {
    const [first, second] = heads.start && !heads.end ? [to, from] : [from, to];
    const arrow = heads.start && heads.end ? '↔' : heads.start || heads.end ? '→' : '–';
    return { text: `${name(first)} ${arrow} ${name(second)}${label ? ` (${oneLine(label)})` : ''}` };
  });
  return [...members, ...lines];
}

/** Describes a sequence diagram in sentences, in order. */
export function describeSequence({ participants, steps }: Sequence): DescribedStep[] {
  const labels = new Map(participants.map(({ id, label }) => [id, oneLine(label)]));
  return describeSteps(steps, (id) => labels.get(id) ?? id);
}

type Name = (id: string) => string;

function describeSteps(steps: readonly SequenceStep[], name: Name): DescribedStep[] {
  return steps.flatMap((step) => {
    if (step.type === 'message') return [describeMessage(step, name)];
    if (step.type === 'note') return [describeNote(step, name)];
    return describeBlock(step, name);
  });
}

function describeMessage({ from, to, text, isLost }: Message, name: Name): DescribedStep {
  const lost = isLost ? ' (does not arrive)' : '';
  const who = from === to ? name(from) : `${name(from)} → ${name(to)}`;
  return { text: `${who}: ${oneLine(text)}${lost}` };
}

function describeNote({ over: [first, last], text }: Note, name: Name): DescribedStep {
  const place = first === last ? name(first) : `${name(first)} and ${name(last)}`;
  return { text: `Note at ${place}: ${oneLine(text)}` };
}

function describeBlock({ keyword, sections }: Block, name: Name): DescribedStep[] {
  return sections.map(({ text, steps }, index) => {
    const first = { alt: 'If', opt: 'If', loop: 'Repeated', par: 'At the same time' }[keyword];
    const word = keyword === 'alt' && index > 0 ? 'Else' : first;
    return { text: `${word}${text ? `: ${oneLine(text)}` : ''}`, steps: describeSteps(steps, name) };
  });
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
