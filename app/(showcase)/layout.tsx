import type { ReactNode } from 'react';
import '../styles/showcase/theme.css';
import '../styles/showcase/tokens.css';
import '../styles/showcase/parts.css';
import '../styles/showcase/page.css';
import '../styles/showcase/gallery.css';

/** Layout of showcase pages. Only this layout imports the styles of the controls. */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
