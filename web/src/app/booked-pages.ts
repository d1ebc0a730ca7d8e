import { lazyPage } from './lazy-page.ts';

/** What follows a booking, in every document: the checkout goes on to it, and a reload or a mail begins with it. */
export const bookedPages = {
  status: lazyPage(() => import('../features/status/status-page.tsx')),
  confirmation: lazyPage(() => import('../features/confirmation/confirmation-page.tsx')),
};

export function preloadBookedPages(): void {
  void bookedPages.status.preload();
  void bookedPages.confirmation.preload();
}
