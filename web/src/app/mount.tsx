import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { logDefect } from '../lib/client-log.ts';
import { readDocumentData } from '../lib/document-data.ts';
import { queryClient } from '../lib/query-client.ts';
import { BookingProvider } from '../parts/booking/booking-provider.tsx';
import { OwnerContext } from '../parts/hotel/hotel-context.ts';
import { hotelOf } from '../parts/hotel/hotel.ts';
import { watchOverlayEntry } from '../ui/overlay-entry.ts';

/** Puts the pages of one document in the place of the shell that the server painted. */
export function mount(pages: ReactNode): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('This document has no root');
  const hotel = hotelOf(readDocumentData());
  watchOverlayEntry();
  window.addEventListener('unhandledrejection', ({ reason }) => logDefect(reason));
  createRoot(root).render(
    <StrictMode>
      <OwnerContext value={hotel}>
        <QueryClientProvider client={queryClient}>
          <BookingProvider>
            <BrowserRouter>{pages}</BrowserRouter>
          </BookingProvider>
        </QueryClientProvider>
      </OwnerContext>
    </StrictMode>,
  );
}
