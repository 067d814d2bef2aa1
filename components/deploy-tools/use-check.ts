import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyInput } from '@/components/shell/use-early-input';
import { countFindings, type Finding } from '@/lib/deploy-tools/finding';

/** Time in ms after the last key press until the text is checked. */
const pause = 250;

/** Length from which the check of a text takes long enough that the page announces it. */
const longText = 200_000;

const nothingChecked = 'Nothing is checked yet.';

interface ToolState<Target, Result> {
  text: string;
  target: Target;
  checked: Result | undefined;
  status: string;
}

/** What each tool showed when the reader left its page. In memory only, because the texts may contain secrets. */
const lastStates = new Map<string, ToolState<unknown, unknown>>();

/**
 * Checks the text of a field after a pause, and keeps text and result until the reader comes back to the page.
 * @param name name of the tool
 * @param first what the text is checked against at first, such as a version of the viewer
 * @param run checks a text; may change it in the field
 */
export function useCheck<Target, Result extends { findings: readonly Finding[] }>(
  name: string,
  first: Target,
  run: (text: string, target: Target, field: HTMLTextAreaElement) => Result | undefined,
) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [last] = useState(() => lastStates.get(name) as ToolState<Target, Result> | undefined);
  const [target, setTarget] = useState(last?.target ?? first);
  const [checked, setChecked] = useState(last?.checked);
  const [status, setStatus] = useState(last?.status ?? nothingChecked);
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

  useEarlyInput(root);
  useLayoutEffect(() => {
    const { current } = field;
    return () => void lastStates.set(name, { text: current?.value ?? '', target, checked, status });
  }, [name, target, checked, status]);
  // The reader may have left before the last change was checked.
  const checkAgain = useEffectEvent(() => last?.text && check());
  useEffect(() => {
    checkAgain();
    return () => clearTimeout(timer.current);
  }, []);
  return { root, field, lastText: last?.text, target, change, check, checked, status };
}
