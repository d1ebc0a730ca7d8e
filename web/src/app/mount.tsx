import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { logDefect } from '../lib/client-log.ts';
import { queryClient } from '../lib/query-client.ts';
import { watchOverlayEntry } from '../ui/overlay-entry.ts';

/** Puts the pages of one document in the place of the shell that the server painted. */
export function mount(pages: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('This document has no root');
  watchOverlayEntry();
  window.addEventListener('unhandledrejection', ({ reason }) => logDefect(reason));
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>{pages}</BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
