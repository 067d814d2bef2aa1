import { choices, questionIds, type Answers, type Choices, type QuestionId } from './answers';
import { questions } from './data/questions';

/** A value of a choice, as the page offers it. */
export interface Option {
  value: string;
  label: string;
  /** Why the value does not work with the answers so far; undefined if it works. */
  whyNot: string | undefined;
}

/** Lists the options of a question, with the reason for those that do not work with the answers to earlier questions. */
export function listOptions(id: QuestionId, answers: Choices): Option[] {
  const { options, whyNot } = questions[id];
  return choices[id].map((value) => ({
    value,
    label: options[value] ?? value,
    whyNot: whyNot(value, answers) || undefined,
  }));
}

export const getLabel = (id: QuestionId): string => questions[id].label;

/** Returns whether a question makes sense after the earlier answers. */
export const isAsked = (id: QuestionId, answers: Choices): boolean =>
  questions[id].isAsked?.(answers) ?? true;

/** Lists the values of a question that work with the answers to earlier questions; for a question that is not asked, its answer. */
function listOffered(id: QuestionId, answers: Answers): string[] {
  if (!isAsked(id, answers)) return [answers[id]];
  return listOptions(id, answers).flatMap(({ value, whyNot }) => (whyNot ? [] : [value]));
}

/** Replaces answers that do not work with earlier ones by the first option that does. */
export function fitAnswers(answers: Answers): Answers {
  let fitted = answers;
  for (const id of questionIds) {
    const offered = listOffered(id, fitted);
    if (!offered.includes(fitted[id])) fitted = { ...fitted, [id]: offered[0] ?? fitted[id] };
  }
  return fitted;
}

/** Lists every combination of choices that the page offers. */
export function listCombinations(start: Answers): Answers[] {
  return questionIds.reduce<Answers[]>(
    (all, id) =>
      all.flatMap((answers) => listOffered(id, answers).map((value) => ({ ...answers, [id]: value }))),
    [start],
  );
}
