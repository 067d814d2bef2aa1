'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of children that threw; may itself throw, to add to the error. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** What was thrown, wrapped, because it may be undefined. */
  failure?: { error: unknown } | undefined;
}

/** Keeps a part that fails to render from taking the page with it. */
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
