import type { ReactNode } from 'react';
import '../styles/debug.css';
import '../styles/debug/tree.css';

/** Layout of pages without the shell: those of the debug area. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return children;
}
