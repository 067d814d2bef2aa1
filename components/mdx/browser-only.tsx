'use client';

import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

export interface BrowserOnlyProps {
  children?: ReactNode;
  /** Stands in the served HTML. */
  fallback?: ReactNode;
}

const never = () => () => {};

/** Shows its children only once scripts run; the fallback until then. */
export function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? children : fallback;
}
