import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { logDefect } from '../lib/client-log.ts';

interface ErrorBoundaryProps {
  /** The current address: another one resets the error. */
  at: string;
  children: ReactNode;
}

/** Reports a page that threw to the server, and shows an error page. */
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
