'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { DemoErrorBoundary } from './demo-error-boundary';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Distance from the window, as `rootMargin`, within which an element counts as near. */
const margin = '600px 0px';

/** Returns true as soon as an element has been near the window. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref]);
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

type LoadWhenNearProps<P> = P & { className: string; load: Load<P> };

/** Loads and renders demos when their place on the page comes near the window. */
export function LoadWhenNear<P extends object>({ className, load, ...props }: LoadWhenNearProps<P>) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
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
