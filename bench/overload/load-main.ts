import { searchRequests } from '../search/search-requests.ts';
import { bookingRequest } from './booking-request.ts';
import { keepBusy } from './keep-busy.ts';
import { letArrive, openConnections } from './let-arrive.ts';
import type { LoadOptions, LoadResult } from './load-options.ts';
import { rawRequest } from './raw-request.ts';

// A process of its own, so that the load does not share a thread.
const { port, propertyId, today, firstNumber, seconds, load } = JSON.parse(
  process.argv[2] ?? '',
) as LoadOptions;

const prepared = searchRequests(propertyId, today).map(rawRequest);
let searched = 0;
const nextSearch = () => prepared[searched++ % prepared.length] ?? Buffer.alloc(0);
let number = firstNumber;
const nextBooking = () => bookingRequest(number++, today);

async function send(): Promise<LoadResult> {
  const { connections } = load;
  if (load.kind === 'busy') {
    const [bookings, searches] = await Promise.all([
      keepBusy(port, connections.bookings, seconds, nextBooking),
      keepBusy(port, connections.searches, seconds, nextSearch),
    ]);
    return { bookings, searches };
  }
  const forBookings = await openConnections(port, connections.bookings);
  const forSearches = await openConnections(port, connections.searches);
  const [bookings, searches] = await Promise.all([
    letArrive(forBookings, load.perSecond.bookings, seconds, nextBooking),
    letArrive(forSearches, load.perSecond.searches, seconds, nextSearch),
  ]);
  return { bookings, searches };
}

const result = await send();
process.send?.(result, () => process.disconnect());
