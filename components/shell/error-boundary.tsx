'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered in place of children that threw; may throw itself, to add information to the error. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The thrown value, wrapped, because it may be undefined. */
  failure?: { error: unknown } | undefined;
}

/** Prevents a part that fails to render from crashing the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  retry = () => this.setState({ failure: undefined });

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
