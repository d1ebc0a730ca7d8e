import {
  pageNames,
  pages,
  pathsWithoutToken,
  type Entry,
  type PageName,
  type Page,
} from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { Fragment, Suspense, type ElementType, useSyncExternalStore } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { UnauthorisedPage } from '../features/errors/unauthorised-page.tsx';
import { ContactUs } from '../shared/hotel/contact-links.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, Waiting } from '../ui/waiting.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { pageAt } from './program/page-at.ts';
import type { PageHere, Program } from './program/program.ts';
import { ToSearch } from './to-search.tsx';

/** A guest who may not enter is redirected to the search. Addresses of pages with a token have one. */
const guards: Readonly<Record<Entry, ElementType>> = {
  anyone: Fragment,
  basket: CheckoutGuard,
  token: Fragment,
};

/** The pages of a document, each in its layout, with an answer to every address. */
export function Pages({ program }: { program: Program }) {
  const { pathname } = useLocation();
  const { document, Layout } = program;
  return (
    <Layout document={document} page={pageAt(program, pathname)}>
      <OfflineNotice />
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<PageWaiting />}>
          <Routes>
            {pageNames.map((name) => routeTo(name, program.pages[name]))}
            {pathsWithoutToken.map((path) => (
              <Route key={path} path={path} element={<ToSearch />} />
            ))}
            <Route path={guestPaths.unauthorised()} element={<UnauthorisedPage />} />
            <Route path={guestPaths.error()} element={<ErrorPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

function routeTo(name: PageName, here: PageHere | undefined) {
  if (here === undefined) return null;
  const { path, entry = 'anyone' }: Page = pages[name];
  const Guard = guards[entry];
  const page = (
    <Guard>
      <here.Page />
    </Guard>
  );
  return <Route key={name} path={path} element={page} />;
}

function PageWaiting() {
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)', minHeight: '100vh' }}>
      <Waiting
        label="Loading the page"
        late={<ContactUs>This takes longer than it should. Load the page again, or ask us:</ContactUs>}
      >
        <Skeleton width="min(100%, 420px)" height="48px" />
        <Skeleton width="100%" height="280px" marginTop="32px" />
      </Waiting>
    </main>
  );
}

/** Shown above a page while there is no network; the live region exists before, so that it is announced. */
function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <div className="wrap">
          <Notice tone="warning" title="You are offline." live="off">
            Everything you have chosen and typed is kept. Nothing is sent until you are connected again.
          </Notice>
        </div>
      )}
    </div>
  );
}

/** False while the browser knows it has no network. True proves little: a request may still fail. */
function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}
