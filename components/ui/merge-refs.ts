import type { Ref, RefCallback } from 'react';

/** Combines several refs to the same element into one, such as a control’s internal ref and its `ref` prop. */
export function mergeRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (node) => {
    const ends = refs.map((ref) => setRef(ref, node));
    return () => {
      for (const end of ends) end();
    };
  };
}

function setRef<Element>(ref: Ref<Element> | undefined, node: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(node);
    return typeof end === 'function' ? end : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
