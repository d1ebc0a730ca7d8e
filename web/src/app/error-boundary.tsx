import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { logDefect } from '../lib/client-log.ts';

interface ErrorBoundaryProps {
  /** The address shown: another one is another chance. */
  at: string;
  children: ReactNode;
}

/** A page that broke is told to the server and answered with a page that did not. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logDefect(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.at !== this.props.at) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
