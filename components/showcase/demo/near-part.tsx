'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { DemoFrame } from './demo-frame';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** How far outside of the window something counts as near. */
const margin = '600px 0px';

/** Whether an element has been near the window. */
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

/** Makes one loader per name. `LazyPart` shows a part at once when its loader has been called before. */
export function createLoaders<P>(load: (name: string) => ReturnType<Load<P>>) {
  const loaders = new Map<string, Load<P>>();
  return (name: string): Load<P> => {
    const loader = loaders.get(name) ?? (() => load(name));
    loaders.set(name, loader);
    return loader;
  };
}

type NearPartProps<P> = P & { className: string; load: Load<P> };

/** Demos whose code is loaded when their place comes near the window. */
export function NearPart<P extends object>({ className, load, ...props }: NearPartProps<P>) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return (
    <div ref={ref} className={className}>
      {near && (
        <DemoFrame>
          <LazyPart<P> load={load} {...(props as unknown as P)} />
        </DemoFrame>
      )}
    </div>
  );
}
