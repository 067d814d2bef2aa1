'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for children that cannot be drawn; may itself throw, to say more of the error. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps a part that fails to render from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
