'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { useHydrated } from '@/components/shell/use-hydrated';
import { DemoErrorBoundary } from './demo-error-boundary';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Distance from the window, as `rootMargin`, within which an element counts as near. */
const margin = '600px 0px';

interface SavedNames {
  /** Names of the demos that have been loaded, on which the height of the page and so the saved place depends. */
  near?: readonly string[];
}

function readNames(): readonly string[] {
  if (typeof history === 'undefined') return [];
  return (history.state as SavedNames | null)?.near ?? [];
}

/** Returns true as soon as an element has been near the window; with a name, also after back, forward and reload. */
function useNear(ref: RefObject<Element | null>, name: string | undefined): boolean {
  const hydrated = useHydrated();
  const [wasNear] = useState(() => name !== undefined && readNames().includes(name));
  const [isNear, setNear] = useState(false);
  const near = isNear || (hydrated && wasNear);
  useEffect(() => {
    const element = ref.current;
    if (near || wasNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        if (name) history.replaceState({ ...history.state, near: [...readNames(), name] }, '');
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, wasNear, ref, name]);
  return near;
}

/** Returns a function that creates one loader per name, because `LazyPart` remembers loaded parts by their loader. */
export function cacheLoadersByName<P>(load: (name: string) => ReturnType<Load<P>>) {
  const loaders = new Map<string, Load<P>>();
  return (name: string): Load<P> => {
    const loader = loaders.get(name) ?? (() => load(name));
    loaders.set(name, loader);
    return loader;
  };
}

type LoadWhenNearProps<P> = P & {
  className: string;
  load: Load<P>;
  /** Name of the demos, unique on the page, if they change the height of the page. */
  name?: string;
};

/** Loads and renders demos when their place on the page comes near the window. */
export function LoadWhenNear<P extends object>({ className, load, ...props }: LoadWhenNearProps<P>) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref, props.name);
  return (
    <div ref={ref} className={className}>
      {near && (
        <DemoErrorBoundary>
          <LazyPart<P> load={load} {...(props as unknown as P)} />
        </DemoErrorBoundary>
      )}
    </div>
  );
}
