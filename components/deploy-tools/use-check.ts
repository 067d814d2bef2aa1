import { useRef, useState } from 'react';
import { countFindings, type Finding } from '@/lib/deploy-tools/finding';

/** Time in ms after the last key press until the text is checked. */
const pause = 250;

/** Length from which the check of a text takes long enough that the page announces it. */
const longText = 200_000;

const nothingChecked = 'Nothing is checked yet.';

/**
 * Checks the text of a field after a pause, and keeps the result.
 * @param first what the text is checked against at first, such as a version of the viewer
 * @param run checks a text; may change it in the field
 */
export function useCheck<Target, Result extends { findings: readonly Finding[] }>(
  first: Target,
  run: (text: string, target: Target, field: HTMLTextAreaElement) => Result | undefined,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [target, setTarget] = useState(first);
  const [checked, setChecked] = useState<Result>();
  const [status, setStatus] = useState(nothingChecked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const runNow = (wanted: Target) => {
    const { current } = field;
    const result = current?.value.trim() ? run(current.value, wanted, current) : undefined;
    setChecked(result);
    setStatus(result ? `${countFindings(result.findings)}.` : nothingChecked);
  };
  const check = (wanted = target) => {
    clearTimeout(timer.current);
    if ((field.current?.value.length ?? 0) > longText) setStatus('Checking…');
    timer.current = setTimeout(() => runNow(wanted), pause);
  };
  const change = (wanted: Target) => {
    setTarget(wanted);
    check(wanted);
  };
  return { field, target, change, check, checked, status };
}
