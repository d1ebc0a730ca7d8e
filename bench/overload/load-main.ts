import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { searchRequests } from '../search/search-requests.ts';
import { sendCounted, nothingCounted, type Counted } from './counted.ts';
import { bookingRequest } from './overload-hotel.ts';
import { rawConnection, rawRequest, type RawConnection } from './raw-http.ts';

/** By kind of request: `bookings` to create, `searches`. */
export interface ByKind<T> {
  readonly bookings: T;
  readonly searches: T;
}

/** Options of the process that sends the load. */
export interface LoadOptions {
  readonly port: number;
  readonly propertyId: number;
  readonly today: LocalDate;
  /** The number of the first booking; each takes the next. */
  readonly firstNumber: number;
  readonly seconds: number;
  /** `busy`: one request at a time on each connection. `arrivals`: at a fixed rate, however slow the responses. */
  readonly load:
    | { readonly kind: 'busy'; readonly connections: ByKind<number> }
    | { readonly kind: 'arrivals'; readonly connections: ByKind<number>; readonly perSecond: ByKind<number> };
}

export type LoadResult = ByKind<Counted>;

const TICK_MS = 2;

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

/** Keeps `connections` busy for `seconds`, one request at a time on each. */
async function keepBusy(
  port: number,
  connections: number,
  seconds: number,
  nextRequest: () => Buffer,
): Promise<Counted> {
  const counted = nothingCounted();
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    const connection = await rawConnection(port);
    while (connection.isOpen() && performance.now() < end)
      await sendCounted(connection, nextRequest(), counted);
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return counted;
}

/**
 * Sends requests at a steady rate, however slow the responses, each on an idle connection. Without an idle one the
 * request stays unsent. Waits for the last response.
 */
async function letArrive(
  idle: RawConnection[],
  perSecond: number,
  seconds: number,
  nextRequest: () => Buffer,
): Promise<Counted> {
  const counted = nothingCounted();
  const inFlight = new Set<Promise<void>>();
  const arrive = () => {
    const connection = idle.pop();
    if (connection === undefined) {
      counted.unsent += 1;
      return;
    }
    const sent = sendCounted(connection, nextRequest(), counted).then(() => {
      inFlight.delete(sent);
      if (connection.isOpen()) idle.push(connection);
    });
    inFlight.add(sent);
  };

  const begun = performance.now();
  let arrived = 0;
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begun) / 1_000) {
    for (; arrived < elapsed * perSecond; arrived++) arrive();
    await setTimeout(TICK_MS);
  }
  await Promise.all(inFlight);
  for (const connection of idle) connection.close();
  return counted;
}

/**
 * Connections already open, as a proxy's are. Each has had one response: a server accepts one connection per turn of
 * its event loop, and until then only the system holds it.
 */
async function openConnections(port: number, count: number): Promise<RawConnection[]> {
  const health = rawRequest({ path: '/healthz' });
  const open: RawConnection[] = [];
  while (open.length < count) {
    const connection = await rawConnection(port);
    await connection.send(health);
    open.push(connection);
  }
  return open;
}
