import { readMarks } from './read-marks';

/** Renders a string of a search hit as text, with the matches highlighted (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return readMarks(value).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
