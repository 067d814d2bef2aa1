import { isHosted } from '@/lib/search/site-client';
import { splitCode, splitMarks } from './marked-words';

/** A value of a hit with its marks; never as HTML (SM-16). */
export function MarkedText({ value }: { value: string }) {
  return splitCode(splitMarks(value, !isHosted)).map(({ code, stretches }, index) => {
    const text = stretches.map((stretch, place) =>
      stretch.marked ? <mark key={place}>{stretch.text}</mark> : stretch.text,
    );
    return code ? <code key={index}>{text}</code> : <span key={index}>{text}</span>;
  });
}
