import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LoadError } from './load-error';
import { LoadingIndicator } from './loading-indicator';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

type LazyPartProps<P> = P & {
  /**
   * Loads the component and its data. Pass the same function each time: its result is cached, so that the component
   * appears immediately. To show a different component, also change `key`.
   */
  load: Load<P>;
  /** Wraps the spinner or the error box, for example in the dialog that will contain the component. */
  frame?: (status: ReactNode) => ReactNode;
};

const loadedParts = new WeakMap<object, unknown>();

/** Loads a component, so that `LazyPart` shows it at once. Rejects if it cannot be loaded. */
export async function loadPart<P>(load: Load<P>): Promise<void> {
  const { default: part } = await load();
  loadedParts.set(load, part);
}

/**
 * Loads a component when it is first rendered: `<LazyPart load={loadPart} …/>`, and passes all other props to it. While
 * the component loads, shows nothing at first, then a spinner; if loading fails, shows an error box.
 * @see acceptance ERR-02, ERR-03, ERR-04, ERR-05
 */
export function LazyPart<P extends object>({ load, frame = (status) => status, ...props }: LazyPartProps<P>) {
  const Part = loadedParts.get(load) as ComponentType<P> | undefined;
  const [loading, setLoading] = useState(!Part);
  /** Message of the last error, and the number of failed attempts. */
  const [failure, setFailure] = useState<{ message: string; times: number }>();

  useEffect(() => {
    if (!loading) return;
    let wanted = true;
    loadPart(load).then(
      () => wanted && setLoading(false),
      (error) => {
        if (!wanted) return;
        setLoading(false);
        const message = String(error?.message ?? error);
        setFailure((before) => ({ message, times: (before?.times ?? 0) + 1 }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [load, loading]);

  if (Part) return <Part {...(props as unknown as P)} />;
  return frame(
    <div className="lazy">
      {failure && <LoadError {...failure} busy={loading} onRetry={() => setLoading(true)} />}
      {loading && <LoadingIndicator />}
    </div>,
  );
}
