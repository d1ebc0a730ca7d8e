import { guestPatterns } from '@portico/contract/paths';
import { Route } from 'react-router';
import { lazyPage } from './lazy-page.ts';

const status = lazyPage(() => import('../features/status/status-page.tsx'));
const confirmation = lazyPage(() => import('../features/confirmation/confirmation-page.tsx'));

export const bookedLazyPages = [
  [guestPatterns.status, status],
  [guestPatterns.confirmation, confirmation],
] as const;

/** What follows a booking, in every document: the checkout goes on to it, and a reload or a mail begins with it. */
export const bookedPages = (
  <>
    <Route path={guestPatterns.status} element={<status.Page />} />
    <Route path={guestPatterns.confirmation} element={<confirmation.Page />} />
  </>
);

export function preloadBookedPages(): void {
  void status.preload();
  void confirmation.preload();
}
