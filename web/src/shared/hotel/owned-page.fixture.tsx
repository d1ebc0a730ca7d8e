import { documentDataId, type DocumentData } from '@portico/contract/document-data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Group } from './group.ts';
import { OwnerContext } from './hotel-context.ts';
import type { Hotel } from './hotel.ts';

/**
 * Renders a page of a hotel or a group, without retries of reads; `staleTime`: how long they are fresh, milliseconds.
 */
export function renderOwned(owner: Hotel | Group, page: ReactNode, staleTime = 0) {
  window.scrollTo = () => undefined;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime } } });
  const shown = render(
    <OwnerContext value={owner}>
      <QueryClientProvider client={client}>{page}</QueryClientProvider>
    </OwnerContext>,
  );
  return { client, ...shown };
}

/** A document with the server's embedded data. */
export function openDocument(data: DocumentData): void {
  document.body.innerHTML = `<script type="application/json" id="${documentDataId}">${JSON.stringify(data)}</script>`;
}

/** A screen from 1,024 px, or below. */
export function stubScreen(isDesktop: boolean): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isDesktop,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
