'use client';

import { getControlFile, type ControlName, type PatternId } from '@/lib/site/showcase-names';
import { cacheLoadersByName, LoadWhenNear } from '../demo/load-when-near';

const loadControl = cacheLoadersByName((file) => import(`../controls/${file}/gallery-demo.tsx`));
const loadPattern = cacheLoadersByName((id) => import(`../demos/patterns/${id}-gallery-demo.tsx`));

/** The live demo on a control's card (SC-01). */
export function ControlGalleryDemo({ name }: { name: ControlName }) {
  return <LoadWhenNear className="gallery-demo font-inter" load={loadControl(getControlFile(name))} />;
}

/** The live demo on a pattern's card (SC-07). */
export function PatternGalleryDemo({ id }: { id: PatternId }) {
  return <LoadWhenNear className="gallery-demo font-inter" load={loadPattern(id)} />;
}
