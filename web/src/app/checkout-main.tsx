import { whenIdle } from '../lib/when-idle.ts';
import { bookedPages, preloadBookedPages } from './booked-pages.ts';
import { lazyPage } from './lazy-page.ts';
import { openPages } from './open-pages.tsx';
import type { PagesOf } from './pages-here.ts';

const pages: PagesOf<'checkout'> = {
  checkout: lazyPage(() => import('../features/checkout/checkout-page.tsx')),
  ...bookedPages,
};

void openPages(pages);

whenIdle(preloadBookedPages);
