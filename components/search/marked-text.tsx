import { splitAtMarks } from './split-at-marks';

/** Renders a string of a search hit as text, with the matches highlighted (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return splitAtMarks(value).map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
}
