import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { DeskWaiting } from './parts/desk-waiting.tsx';
import TodayPage from './today/today-page.tsx';

type Page = () => Promise<{ readonly default: ComponentType }>;

/** Each screen below `/Desk/{code}`; deskPaths of contract builds the addresses. */
const screens: Readonly<Record<string, Page>> = {
  bookings: () => import('./bookings/bookings-page.tsx'),
  'bookings/new': () => import('./new-booking/new-booking-page.tsx'),
  'bookings/:number': () => import('./booking/booking-page.tsx'),
  rates: () => import('./rates/rates-page.tsx'),
  reports: () => import('./reports/reports-page.tsx'),
  'set-up/*': () => import('./set-up/set-up-page.tsx'),
  staff: () => import('./staff/staff-page.tsx'),
};

const lazily = Object.entries(screens).map(([path, load]) => ({ path, Screen: lazy(load) }));

export function Screens() {
  return (
    <Suspense fallback={<DeskWaiting />}>
      <Routes>
        <Route path="/Desk/:code">
          <Route index element={<TodayPage />} />
          {lazily.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </Suspense>
  );
}
