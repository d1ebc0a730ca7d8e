import { lazyPage } from './lazy-page.ts';

/** What follows a booking, in every document: the checkout continues there, and a reload or a mail starts there. */
export const bookedPages = {
  status: lazyPage(() => import('../features/status/status-page.tsx')),
  confirmation: lazyPage(() => import('../features/confirmation/confirmation-page.tsx')),
};

export function preloadBookedPages(): void {
  void bookedPages.status.preload();
  void bookedPages.confirmation.preload();
}
