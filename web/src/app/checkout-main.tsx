import { guestPatterns } from '@portico/contract/paths';
import { Route } from 'react-router';
import { whenIdle } from '../lib/when-idle.ts';
import { bookedLazyPages, bookedPages, preloadBookedPages } from './booked-pages.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { firstPageLoaded } from './first-page-loaded.ts';
import { lazyPage } from './lazy-page.ts';
import { mount } from './mount.tsx';
import { Pages } from './pages.tsx';

const checkout = lazyPage(() => import('../features/checkout/checkout-page.tsx'));

void firstPageLoaded([[guestPatterns.checkout, checkout], ...bookedLazyPages]).then(() =>
  mount(
    <Pages>
      <Route
        path={guestPatterns.checkout}
        element={
          <CheckoutGuard>
            <checkout.Page />
          </CheckoutGuard>
        }
      />
      {bookedPages}
    </Pages>,
  ),
);

whenIdle(preloadBookedPages);
