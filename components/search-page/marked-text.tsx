import { readMarks } from '@/components/search/read-marks';

/** A text with what was sought marked in it. */
export function MarkedText({ value }: { value: string }) {
  return readMarks(value).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
