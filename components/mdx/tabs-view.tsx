'use client';

import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTabChoice } from './use-tab-choice';

export interface TabLabel {
  value: string;
  label: string;
  className?: string;
}

interface TabsViewProps {
  tabs: readonly TabLabel[];
  /** One per tab, in the same order. */
  panels: readonly ReactNode[];
  initial: string | null;
  groupId?: string;
  queryKey?: string;
  className?: string;
}

/** Index that a key leads to, or null for keys that are not ours. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>, index: number, count: number) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const next = indexAfter(event.key, index, count);
  if (next === null) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
}

/** Runs `change`, then scrolls so that `element` stands where it stood: sets above may have changed their height. */
function keepInPlace(element: HTMLElement, change: () => void) {
  const before = element.getBoundingClientRect().top;
  flushSync(change);
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Hidden panels stay searchable: the browser announces a find or a jump into one with `beforematch`. The attribute
 * is set here because React writes `hidden` without its value; until then styles hide the panel. Browsers hide only
 * the content of such panels, so the panel itself is taken from assistive technology, too.
 */
function useFindableHiding(reveal: (value: string) => void, selected: string | null) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    for (const panel of box.current?.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]') ?? []) {
      if (panel.dataset.value === selected) {
        panel.removeAttribute('hidden');
        panel.removeAttribute('aria-hidden');
      } else {
        panel.setAttribute('hidden', 'until-found');
        panel.setAttribute('aria-hidden', 'true');
      }
    }
  }, [selected]);

  useEffect(() => {
    const element = box.current;
    const found = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.parentElement !== element) return;
      if (target.dataset.value !== undefined) flushSync(() => reveal(target.dataset.value ?? ''));
    };
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [reveal]);
  return box;
}

/** Browser half of `Tabs`. @see acceptance DOC-19, DOC-20, DOC-21 */
export function TabsView({ tabs, panels, initial, groupId, queryKey, className }: TabsViewProps) {
  const values = tabs.map(({ value }) => value);
  const { selected, choose, reveal } = useTabChoice({ values, initial, groupId, queryKey });
  const box = useFindableHiding(reveal, selected);
  const id = useId();
  const inTabOrder = selected !== null && values.includes(selected) ? selected : values[0];

  return (
    <div
      ref={box}
      className={className ? `tabs theme-tabs-container ${className}` : 'tabs theme-tabs-container'}
    >
      <div role="tablist" className="tab-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            className={tab.className}
            aria-selected={tab.value === selected}
            aria-controls={`${id}p${index}`}
            tabIndex={tab.value === inTabOrder ? 0 : -1}
            onClick={(event) => keepInPlace(event.currentTarget, () => choose(tab.value))}
            onKeyDown={(event) => moveFocus(event, index, tabs.length)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}p${index}`}
          className="tab-panel"
          aria-labelledby={`${id}t${index}`}
          data-value={tab.value}
          data-state={tab.value === selected ? 'active' : 'inactive'}
        >
          <p className="tab-caption" aria-hidden="true">
            {tab.label}
          </p>
          {panels[index]}
        </div>
      ))}
    </div>
  );
}
