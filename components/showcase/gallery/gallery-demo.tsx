'use client';

import { getControlFile, type ControlName } from '@/lib/site/showcase-names';
import { createLoaders, NearPart } from '../demo/near-part';
import type { PatternId } from '../pattern-texts';

const loadControl = createLoaders((file) => import(`../controls/${file}/gallery-demo.tsx`));
const loadPattern = createLoaders((id) => import(`../demos/patterns/${id}-gallery-demo.tsx`));

/** The live demo on a control's card (SC-01). */
export function ControlGalleryDemo({ name }: { name: ControlName }) {
  return <NearPart className="gallery-demo" load={loadControl(getControlFile(name))} />;
}

/** The live demo on a pattern's card (SC-07). */
export function PatternGalleryDemo({ id }: { id: PatternId }) {
  return <NearPart className="gallery-demo" load={loadPattern(id)} />;
}
