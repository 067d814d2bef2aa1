import type { List, ListItem } from 'mdast';
import type { Flowchart } from './parse-flowchart';
import type { SequenceDiagram, SequenceStep } from './parse-sequence';

type Name = (id: string) => string;

/** Describes a flowchart as a list: the members of each group, then each arrow. */
export function describeFlowchart({ nodes, groups, edges }: Flowchart): List {
  const name = createNames([...groups, ...nodes]);
  const members = groups.map(({ id }) => {
    const inside = [...nodes, ...groups].filter(({ group }) => group === id);
    return toItem(`${name(id)}: ${inside.map((member) => name(member.id)).join('; ')}`);
  });
  const arrows = edges.map(({ from, to, label }) =>
    toItem(`${name(from)} → ${name(to)}${label ? ` (${label})` : ''}`),
  );
  return toList([...members, ...arrows]);
}

/** Describes a sequence diagram as a list of its steps. */
export function describeSequence({ participants, steps }: SequenceDiagram): List {
  return describeSteps(steps, createNames(participants));
}

function createNames(parts: readonly { id: string; label: string }[]): Name {
  const labels = new Map(parts.map(({ id, label }) => [id, label]));
  return (id) => labels.get(id) ?? id;
}

const describeSteps = (steps: readonly SequenceStep[], name: Name): List =>
  toList(steps.flatMap((step) => describeStep(step, name)));

function describeStep(step: SequenceStep, name: Name): ListItem[] {
  if (step.type === 'block')
    return step.sections.map(({ text, steps }, index) => {
      const word = index > 0 ? 'Else' : { alt: 'If', opt: 'If', loop: 'Repeated' }[step.keyword];
      return toItem(`${word}${text ? `: ${text}` : ''}`, describeSteps(steps, name));
    });
  const parts = [...new Set(step.between)].map(name);
  if (step.type === 'note') return [toItem(`Note at ${parts.join(' and ')}: ${step.text}`)];
  return [toItem(`${parts.join(' → ')}: ${step.text}${step.isLost ? ' (does not arrive)' : ''}`)];
}

const toList = (children: ListItem[]): List => ({ type: 'list', ordered: false, spread: false, children });

function toItem(text: string, below: List = toList([])): ListItem {
  const value = text.replace(/\s*\n\s*/g, ' ');
  const inner = below.children.length > 0 ? [below] : [];
  const paragraph = { type: 'paragraph' as const, children: [{ type: 'text' as const, value }] };
  return { type: 'listItem', spread: false, children: [paragraph, ...inner] };
}
