import type { List, ListItem } from 'mdast';
import type { Flowchart } from './parse-flowchart';
import type {
  SequenceBlock,
  SequenceMessage,
  SequenceNote,
  SequenceDiagram,
  SequenceStep,
} from './parse-sequence';

/** Describes a flowchart as a list: the members of each group, then each arrow. */
export function describeFlowchart({ nodes, groups, edges }: Flowchart): List {
  const name = createNames([...groups, ...nodes]);
  const members = groups.map(({ id }) => {
    const inside = [...nodes, ...groups].filter(({ group }) => group === id);
    return toItem(`${name(id)}: ${inside.map((member) => name(member.id)).join('; ')}`);
  });
  const arrows = edges.map(({ from, to, label }) =>
    toItem(`${name(from)} → ${name(to)}${label ? ` (${oneLine(label)})` : ''}`),
  );
  return toList([...members, ...arrows]);
}

/** Describes a sequence diagram as a list of its steps. */
export function describeSequence({ participants, steps }: SequenceDiagram): List {
  return describeSteps(steps, createNames(participants));
}

type Name = (id: string) => string;

function createNames(parts: readonly { id: string; label: string }[]): Name {
  const labels = new Map(parts.map(({ id, label }) => [id, oneLine(label)]));
  return (id) => labels.get(id) ?? id;
}

function describeSteps(steps: readonly SequenceStep[], name: Name): List {
  const items = steps.flatMap((step) => {
    if (step.type === 'message') return [describeMessage(step, name)];
    return step.type === 'note' ? [describeNote(step, name)] : describeBlock(step, name);
  });
  return toList(items);
}

function describeMessage({ from, to, text, isLost }: SequenceMessage, name: Name): ListItem {
  const lost = isLost ? ' (does not arrive)' : '';
  const who = from === to ? name(from) : `${name(from)} → ${name(to)}`;
  return toItem(`${who}: ${oneLine(text)}${lost}`);
}

function describeNote({ over: [first, last], text }: SequenceNote, name: Name): ListItem {
  const place = first === last ? name(first) : `${name(first)} and ${name(last)}`;
  return toItem(`Note at ${place}: ${oneLine(text)}`);
}

function describeBlock({ keyword, sections }: SequenceBlock, name: Name): ListItem[] {
  return sections.map(({ text, steps }, index) => {
    const word = index > 0 ? 'Else' : { alt: 'If', opt: 'If', loop: 'Repeated' }[keyword];
    return toItem(`${word}${text ? `: ${oneLine(text)}` : ''}`, describeSteps(steps, name));
  });
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

const toList = (children: ListItem[]): List => ({ type: 'list', ordered: false, spread: false, children });

function toItem(value: string, below: List = toList([])): ListItem {
  const inner = below.children.length > 0 ? [below] : [];
  const paragraph = { type: 'paragraph' as const, children: [{ type: 'text' as const, value }] };
  return { type: 'listItem', spread: false, children: [paragraph, ...inner] };
}
