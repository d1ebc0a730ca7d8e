import { pageNames, pages, pathsWithoutToken, type Entry, type PageName } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { Fragment, Suspense } from 'react';
import type { ElementType } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { UnauthorisedPage } from '../features/errors/unauthorised-page.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Layout } from './hotel-shell/layout.tsx';
import { PageWaiting } from './page-waiting.tsx';
import type { PageHere, PagesHere } from './pages-here.ts';
import { ToSearch } from './to-search.tsx';

/** Who may not enter is led to the search. The address of a page of a token has one. */
const guards: Readonly<Record<Entry, ElementType>> = {
  anyone: Fragment,
  basket: CheckoutGuard,
  token: Fragment,
};

/** The pages of a document between letterhead and footer, with an answer to every address. */
export function Pages({ here }: { here: PagesHere }) {
  const { pathname } = useLocation();
  const isShop = here.search !== undefined;
  return (
    <Layout isShop={isShop} isFront={isShop && matchPath(pages.search.path, pathname) !== null}>
      <ErrorBoundary at={pathname}>
        <Suspense fallback={<PageWaiting />}>
          <Routes>
            {pageNames.map((name) => routeTo(name, here[name]))}
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
  const { path, entry } = pages[name];
  const Guard = guards[entry];
  const page = (
    <Guard>
      <here.Page />
    </Guard>
  );
  return <Route key={name} path={path} element={page} />;
}
