import type { ReactNode } from 'react';
import '../styles/debug.css';
import '../styles/debug/tree.css';

/** Layout of debug pages, which are shown without the shell. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return children;
}
