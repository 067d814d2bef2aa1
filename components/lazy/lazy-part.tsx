'use client';

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error';
import { Loading } from './loading';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

type LazyPartProps<P> = P & {
  /**
   * Loads the part's module and its data. Each function is called only once; afterwards its part is shown immediately.
   * Another part needs another `key`.
   */
  load: Load<P>;
  /** Wraps the spinner and the error box, e.g. in the dialog that the part will be shown in. */
  frame?: (status: ReactNode) => ReactNode;
};

interface Progress<P> {
  Part?: ComponentType<P> | undefined;
  /** The last error, and the number of failed attempts. */
  failure?: { message: string; times: number };
  loading: boolean;
}

const loadedParts = new WeakMap<object, unknown>();

const begin = <P,>(load: Load<P>): Progress<P> => {
  const Part = loadedParts.get(load) as ComponentType<P> | undefined;
  return { Part, loading: !Part };
};

/**
 * A part of a page whose code is loaded when it is rendered: `<LazyPart load={() => import('./part')} …/>`. All other
 * props are passed to the part. It renders nothing initially, then a spinner, and an error box if loading fails.
 * @see acceptance ERR-02, ERR-03, ERR-04, ERR-05
 */
export function LazyPart<P extends object>({ load, frame = (status) => status, ...props }: LazyPartProps<P>) {
  const [{ Part, failure, loading }, setProgress] = useState(() => begin(load));
  const get = useEffectEvent(async () => {
    const { default: part } = await load();
    loadedParts.set(load, part);
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
