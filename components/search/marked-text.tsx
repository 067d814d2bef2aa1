import { Fragment } from 'react';
import { readMarks } from './read-marks';
import { splitCode } from './split-code';

/** A value of a hit with its marks; never as HTML (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return splitCode(readMarks(value)).map(({ code, stretches }, index) => {
    const text = stretches.map((stretch, place) =>
      stretch.marked ? <mark key={place}>{stretch.text}</mark> : stretch.text,
    );
    return code ? <code key={index}>{text}</code> : <Fragment key={index}>{text}</Fragment>;
  });
}
