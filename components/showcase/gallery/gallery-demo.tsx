'use client';

import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { getControlFile, type ControlName, type PatternId } from '@/lib/site/showcase-names';
import { DemoErrorBoundary } from '../demo/demo-error-boundary';

type Load = () => Promise<{ default: ComponentType }>;

/** Distance from the window, as `rootMargin`, within which an element counts as near. */
const margin = '600px 0px';

/** Returns true as soon as an element has been near the window. */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, ref]);
  return near;
}

/** Returns a function that creates one loader per name, because `LazyPart` remembers loaded parts by their loader. */
function cacheLoadersByName(load: (name: string) => ReturnType<Load>) {
  const loaders = new Map<string, Load>();
  return (name: string): Load => {
    const loader = loaders.get(name) ?? (() => load(name));
    loaders.set(name, loader);
    return loader;
  };
}

const loadControl = cacheLoadersByName((file) => import(`../controls/${file}/gallery-demo.tsx`));
const loadPattern = cacheLoadersByName((id) => import(`../demos/patterns/${id}-gallery-demo.tsx`));

/** A demo that is loaded when its card comes near the window. */
function GalleryDemo({ load }: { load: Load }) {
  const ref = useRef<HTMLDivElement>(null);
  const near = useNear(ref);
  return (
    <div ref={ref} className="gallery-demo font-inter">
      {near && (
        <DemoErrorBoundary>
          <LazyPart load={load} />
        </DemoErrorBoundary>
      )}
    </div>
  );
}

/** The live demo on a control's card (SC-01). */
export function ControlGalleryDemo({ name }: { name: ControlName }) {
  return <GalleryDemo load={loadControl(getControlFile(name))} />;
}

/** The live demo on a pattern's card (SC-07). */
export function PatternGalleryDemo({ id }: { id: PatternId }) {
  return <GalleryDemo load={loadPattern(id)} />;
}
