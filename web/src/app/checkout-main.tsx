import { guestPatterns } from '@portico/contract/paths';
import { Route } from 'react-router';
import { whenIdle } from '../lib/when-idle.ts';
import { bookedPages, preloadBookedPages } from './booked-pages.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { lazyPage } from './lazy-page.ts';
import { mount } from './mount.tsx';
import { Pages } from './pages.tsx';

const checkout = lazyPage(() => import('../features/checkout/checkout-page.tsx'));

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
);

whenIdle(preloadBookedPages);
