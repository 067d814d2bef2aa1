import { readMarks } from './read-marks';

/** A value of a hit with its marks; never as HTML (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return readMarks(value).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
