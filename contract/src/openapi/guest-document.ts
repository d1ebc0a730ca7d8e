import { errorBodySchema } from '../calls/error-body.ts';
import { accountEndpoints } from '../endpoints/account-endpoints.ts';
import { bookingEndpoints } from '../endpoints/booking-endpoints.ts';
import { connectionEndpoints } from '../endpoints/connection-endpoints.ts';
import { checkInEndpoints } from '../endpoints/check-in-endpoints.ts';
import { hotelEndpoints } from '../endpoints/hotel-endpoints.ts';
import { manageEndpoints } from '../endpoints/manage-endpoints.ts';
import { operationsEndpoints } from '../endpoints/operations-endpoints.ts';
import { paymentEndpoints } from '../endpoints/payment-endpoints.ts';
import { searchEndpoints } from '../endpoints/search-endpoints.ts';
import { tableEndpoints } from '../endpoints/table-endpoints.ts';
import type { CallOfRow } from './described-call.ts';
import { openapiOf } from './document.ts';
import { refusalsOf } from './refused-by.ts';

type Rows = Readonly<Record<string, Omit<CallOfRow, 'path' | 'tag'>>>;

/** The parts of the endpoint table, each under its tag. */
const tagged: readonly { readonly name: string; readonly description: string; readonly rows: Rows }[] = [
  { name: 'Hotel', description: 'Hotels, and the lists their pages choose from', rows: hotelEndpoints },
  { name: 'Search', description: 'What can be booked, and at what price', rows: searchEndpoints },
  { name: 'Booking', description: 'Booking rooms, and what became of it', rows: bookingEndpoints },
  { name: 'Managing', description: 'Reading, changing and cancelling with a grant', rows: manageEndpoints },
  { name: 'Pre-check-in', description: 'What a guest does before coming', rows: checkInEndpoints },
  { name: 'Payment', description: 'Paying by link, and webhooks of providers', rows: paymentEndpoints },
  { name: 'Tables', description: 'Tables of a restaurant', rows: tableEndpoints },
  { name: 'Account', description: 'Accounts of guests', rows: accountEndpoints },
  { name: 'Connections', description: 'What other systems of a hotel set', rows: connectionEndpoints },
  { name: 'Operations', description: 'The log, and these documents', rows: operationsEndpoints },
];

const events = { name: 'Events', description: 'Posted to a hotel’s own programs: docs/webhooks.md' };

/** `/api/openapi.json`: the calls of guests’ pages and of other programs. Staff's: desk-document.ts. */
export function guestDocument() {
  const rows = tagged.flatMap(({ name: tag, rows }) =>
    Object.entries(rows).map(([path, row]) => ({ path, tag, ...row })),
  );
  return openapiOf(
    rows.map((row) => ({ ...row, refusals: refusalsOf(row) })),
    {
      title: 'Portico',
      description:
        'The calls of a hotel’s booking pages, for any program. Words and rules are in docs/api.md, events in docs/webhooks.md.',
      error: errorBodySchema,
      tags: [...tagged.map(({ name, description }) => ({ name, description })), events],
      webhooks: events.name,
    },
  );
}
