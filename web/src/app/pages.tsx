import { guestPaths } from '@portico/contract/paths';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { UnauthorisedPage } from '../features/errors/unauthorised-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './hotel-shell/layout.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { ToSearch } from './to-search.tsx';

interface PagesProps {
  /** The page whose h1 is the name of the hotel, as a pattern. */
  front?: string | undefined;
  /** Routes of this document. */
  children: ReactNode;
}

/** The pages of a document between letterhead and footer, with an answer to every address. */
export function Pages({ front, children }: PagesProps) {
  const { pathname } = useLocation();
  const isFront = front !== undefined && matchPath(front, pathname) !== null;
  return (
    <Layout isShop={front !== undefined} isFront={isFront}>
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<PageWaiting />}>
          <Routes>
            {children}
            <Route path="/Book/:propertyCode/Status" element={<ToSearch />} />
            <Route path="/Book/:propertyCode/Confirmation" element={<ToSearch />} />
            <Route path={guestPaths.unauthorised()} element={<UnauthorisedPage />} />
            <Route path={guestPaths.error()} element={<ErrorPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}
