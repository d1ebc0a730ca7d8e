import {
  pageNames,
  pages,
  pathsWithoutToken,
  type Entry,
  type PageName,
  type Page,
} from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import { Fragment, Suspense, type ElementType } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { NotFoundPage } from '../features/errors/not-found-page.tsx';
import { UnauthorisedPage } from '../features/errors/unauthorised-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { CheckoutGuard } from './checkout-guard.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageWaiting } from './page-waiting.tsx';
import { pageAt } from './program/page-at.ts';
import type { PageHere, Program } from './program/program.ts';
import { ToSearch } from './to-search.tsx';

/** Who may not enter is led to the search. The address of a page of a token has one. */
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
