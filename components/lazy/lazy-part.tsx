'use client';

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error';
import { Loading } from './loading';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

type LazyPartProps<P> = P & {
  /**
   * Gets the part's module, and whatever else the part needs. A function that stays the same is called once only: from
   * then on the part is there at once. Another part needs another `key`.
   */
  load: Load<P>;
  /** Puts the spinner and the error box into something, e.g. the dialog that the part will be. */
  frame?: (status: ReactNode) => ReactNode;
};

interface Progress<P> {
  Part?: ComponentType<P> | undefined;
  /** What was wrong the last time, and how often it failed. */
  failure?: { message: string; times: number };
  loading: boolean;
}

const arrived = new WeakMap<object, unknown>();

const begin = <P,>(load: Load<P>): Progress<P> => {
  const Part = arrived.get(load) as ComponentType<P> | undefined;
  return { Part, loading: !Part };
};

/**
 * A part of a page whose code is loaded when it is shown: `<LazyPart load={() => import('./part')} …/>`. It hands all
 * other props on to the part. Until the part is there: nothing, then a spinner; a red box when it does not come.
 * @see acceptance ERR-02, ERR-03, ERR-04, ERR-05
 */
export function LazyPart<P extends object>({ load, frame = (status) => status, ...props }: LazyPartProps<P>) {
  const [{ Part, failure, loading }, setProgress] = useState(() => begin(load));
  const get = useEffectEvent(async () => {
    const { default: part } = await load();
    arrived.set(load, part);
    return part;
  });

  useEffect(() => {
    if (!loading) return;
    let wanted = true;
    get().then(
      (part) => wanted && setProgress({ Part: part, loading: false }),
      (error) => {
        if (!wanted) return;
        const message = String(error?.message ?? error);
        setProgress((before) => ({
          failure: { message, times: (before.failure?.times ?? 0) + 1 },
          loading: false,
        }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [loading]);

  if (Part) return <Part {...(props as unknown as P)} />;
  return frame(
    <div className="lazy">
      {failure && (
        <LoadError
          {...failure}
          busy={loading}
          onRetry={() => setProgress((before) => ({ ...before, loading: true }))}
        />
      )}
      {loading && <Loading />}
    </div>,
  );
}
