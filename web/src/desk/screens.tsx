import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { whenIdle } from '../lib/when-idle.ts';
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
      <OftenOpened />
    </Suspense>
  );
}

/** They open many times a day. The charts are not among them. */
const often = ['bookings', 'bookings/new', 'bookings/:number', 'rates'];

/** Loads them once the first screen, beside which it stands, is there and idle. */
function OftenOpened() {
  useEffect(
    () =>
      whenIdle(() => {
        // What could not be loaded is asked for again when it is opened.
        for (const path of often) screens[path]?.().catch(() => undefined);
      }),
    [],
  );
  return null;
}
