import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders the replacement for children that threw. May throw another error, to add information to the first. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The thrown value, in an object because the value itself may be undefined. */
  failure?: { error: unknown } | undefined;
}

/** Renders a fallback in place of children that throw, so that the rest of the page remains usable. */
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
