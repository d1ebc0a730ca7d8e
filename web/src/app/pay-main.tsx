import { BareLayout } from './bare-shell/bare-layout.tsx';
import { HotelOwner } from './hotel-shell/hotel-owner.tsx';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { ProgramOf } from './program/program.ts';

const pay: ProgramOf<'pay'> = {
  document: 'pay',
  Owner: HotelOwner,
  Layout: BareLayout,
  pages: {
    securePayLink: lazyPage(() => import('../features/pay/link-page.tsx')),
    securePayResult: lazyPage(() => import('../features/pay/transaction-page.tsx')),
    securePayStatus: lazyPage(() => import('../features/pay/status-page.tsx')),
    securePayConfirmation: lazyPage(() => import('../features/pay/confirmation-page.tsx')),
    securePay: lazyPage(() => import('../features/pay/error-page.tsx')),
  },
};

void openPages(pay);
