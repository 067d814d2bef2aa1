'use client';

import { usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { Crash } from './crash';

interface CrashBoundaryProps {
  /** What is gone after a crash: the page within the shell, or the shell with it. */
  of: 'page' | 'site';
  children: ReactNode;
}

interface BoundaryProps extends CrashBoundaryProps {
  path: string;
}

interface BoundaryState {
  path: string;
  /** What was thrown, in a box: it may be nothing. */
  crash?: { thrown: unknown } | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path };

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { crash: { thrown } };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, crash: undefined };
  }

  reset = () => this.setState({ crash: undefined });

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    const title = this.props.of === 'page' ? 'This page crashed.' : 'This page crashed';
    return <Crash title={title} thrown={crash.thrown} reset={this.reset} />;
  }
}

/**
 * Shows a crash of what it holds in its place, until the reader tries again or goes to another page; what is around it
 * stays, and so do the root element and its colour mode.
 * @see acceptance ERR-07, ERR-08, ERR-11, ERR-12
 */
export function CrashBoundary(props: CrashBoundaryProps) {
  return <Boundary path={usePathname()} {...props} />;
}
