import { readMarks } from './read-marks';

/** Renders a value of a hit with its matches highlighted, never as HTML (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return readMarks(value).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
