import { deskDataId, type DeskDocumentData } from '@portico/contract/desk/desk-document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { localDate } from '@portico/domain/calendar/local-date';
import { DeskSessionContext, type DeskSession } from './desk-session.ts';

const hotel: DeskDocumentData = {
  code: 'TEST',
  name: 'The Test House',
  mark: null,
  logo: null,
  picture: null,
  hasAccounts: true,
  currency: 'GBP',
  timeZone: 'Europe/London',
  today: localDate('2027-03-14'),
  unitName: { singular: 'room', plural: 'rooms' },
  roomTypes: [{ id: 11, name: 'Double' }],
  isDemo: false,
};

export function buildDeskSession(other: Partial<DeskSession> = {}): DeskSession {
  return { name: 'Nell', email: 'nell@test.example', role: 'owner', isIdle: false, hotels: [], ...other };
}

/**
 * Answers of the desk's calls by name, such as `Today/Read`; a function gets the body, and the signal that ends the
 * request. Returns what was asked.
 */
export function serveDesk(
  calls: Readonly<
    Record<string, (body: unknown, signal?: AbortSignal | null) => Response | Promise<Response>>
  >,
) {
  const asked: { readonly name: string; readonly body: unknown; readonly key: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // The browser's log may come at any time, from a test before this one too.
    if (!url.startsWith('/api/Desk/')) return Response.json({});
    const name = url.replace(/^\/api\/Desk\/[^/]+\//, '');
    const body: unknown = JSON.parse(String(init.body));
    asked.push({ name, body, key: new Headers(init.headers).get('idempotency-key') });
    return calls[name]?.(body, init.signal) ?? Response.json({}, { status: 404 });
  });
  return asked;
}

/** Shows a screen to somebody logged in, at an address below `/Desk/TEST`. */
export function openDesk(
  screen: ReactNode,
  { session = buildDeskSession(), at = '/Desk/TEST' }: { session?: DeskSession; at?: string } = {},
) {
  if (document.getElementById(deskDataId) === null) {
    const data = document.createElement('script');
    data.type = 'application/json';
    data.id = deskDataId;
    data.textContent = JSON.stringify(hotel);
    document.head.append(data);
  }
  return render(
    <DeskSessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[at]}>{screen}</MemoryRouter>
      </QueryClientProvider>
    </DeskSessionContext>,
  );
}
