import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { logDefect } from '../lib/client-log.ts';
import { queryClient } from '../lib/query-client.ts';
import { watchOverlayEntry } from '../ui/overlay-entry.ts';
import { pageAt } from './program/page-at.ts';
import type { Program } from './program/program.ts';
import { Pages } from './pages.tsx';

/**
 * Replaces the shell that the server painted, once the first page has loaded. After a placeholder, React would delay
 * the page by a third of a second.
 */
export async function openPages(program: Program): Promise<void> {
  const first = pageAt(program, window.location.pathname);
  if (first !== undefined) await program.pages[first]?.preload?.();
  const root = document.getElementById('root');
  if (root === null) throw new Error('This document has no root');
  watchOverlayEntry();
  window.addEventListener('unhandledrejection', ({ reason }) => logDefect(reason));
  // In slices: until it is whole, the shell stays and the browser answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <program.Owner>
              <Pages program={program} />
            </program.Owner>
          </BrowserRouter>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
