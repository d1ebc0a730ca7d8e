import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../config/config-types.ts';
import type { Limits } from '../../config/limits.ts';
import { AddressBusy } from './address-busy.ts';
import { clientAddress } from './client-address.ts';
import { counted } from './counted.ts';
import { shedLoad } from './load-shedding.ts';
import { readingQueue } from './reading-queue.ts';
import { ServerBusy } from './server-busy.ts';
import type { CountedLoad, PorticoServer } from './server-type.ts';

const RETRY_AFTER_S = '1';

const limitOf = {
  booking: 'bookingsPerAddress',
  paying: 'requestsPerAddress',
  reading: 'requestsPerAddress',
} as const;

export interface ConcurrencyRules {
  readonly requestLimits: RequestLimits;
  readonly limits: Limits;
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a request that is not the server's yet, as `clientAddress`. */
  readonly addressOf: (request: IncomingMessage) => string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of those that are worked on; undefined: it has none. */
    place: Place | undefined;
  }
}

/** Lets a request wait, not at all at 0 milliseconds, and leaves its place to others: until it goes on nothing is worked on. */
export async function waitAside(
  request: FastifyRequest,
  milliseconds: number,
  { delay }: { readonly delay: (milliseconds: number) => Promise<unknown> },
): Promise<void> {
  if (milliseconds === 0) return;
  request.place?.leave();
  await delay(milliseconds);
}

/**
 * Works on so many requests of each class at once and refuses any other at once, before its body is read: 503
 * `server.busy`, as words to a program and as a page to a browser (docs/operating.md, "Under load"). A request
 * counts from the end of its body, so that nobody holds a place by sending slowly, until its answer is sent or whoever
 * asked has gone, and as long as it is worked on; of one address so many, others 429 (docs/limits.md). What reads waits
 * for its turn and is also refused when that takes too long: a search never waits for anything, so that however many come,
 * they are never worked on at once. Of what is paid as many are asked about at once as bookings are made, beside them.
 */
export function boundConcurrency(
  app: PorticoServer,
  { requestLimits, limits, headers, addressOf }: ConcurrencyRules,
): void {
  const underWay = { booking: 0, paying: 0, reading: 0 };
  const most = { ...requestLimits, paying: requestLimits.booking };
  const byAddress = counted();
  const queue = readingQueue(() => underWay.booking + underWay.paying > 0);
  const isFull = (load: CountedLoad) =>
    underWay[load] + (load === 'reading' ? queue.length() : 0) >= most[load];
  /** The limit that an address has met, by what is worked on of it and what waits. */
  const metBy = (load: CountedLoad, address: string) => {
    const most = limits[limitOf[load]];
    const waiting = load === 'reading' ? queue.lengthOf(address) : 0;
    return most > 0 && byAddress.of(`${load} ${address}`) + waiting >= most ? limitOf[load] : undefined;
  };
  const isRefused = shedLoad(app, { queue, isFull, metBy, addressOf, headers });

  const refuseWhereFull = (load: CountedLoad, reply: FastifyReply) => {
    if (!isFull(load)) return;
    reply.header('retry-after', RETRY_AFTER_S);
    throw new ServerBusy(load);
  };

  app.decorateRequest('place', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const load = request.routeOptions.config.load ?? 'reading';
    if (load === 'reading' && isRefused(request.raw)) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new ServerBusy(load);
    }
    if (load !== 'free') refuseWhereFull(load, reply);
    done();
  });

  // The body is here.
  app.addHook('preValidation', (request, reply, done) => {
    const load = request.routeOptions.config.load ?? 'reading';
    if (load === 'free') {
      done();
      return;
    }
    refuseWhereFull(load, reply);
    const subject = `${load} ${clientAddress(request)}`;
    const mostOfOne = limits[limitOf[load]];
    if (mostOfOne > 0 && byAddress.of(subject) >= mostOfOne) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new AddressBusy(limitOf[load]);
    }
    const place = sharedPlace((change) => {
      underWay[load] += change;
      byAddress.add(subject, change);
    });
    request.place = place;
    place.hold();
    // Comes exactly once, after the last byte or after an abort; it may have come while the body was read.
    if (reply.raw.closed) place.release();
    else reply.raw.once('close', place.release);
    done();
  });

  // A handler goes on when whoever asked has gone.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const { place } = request;
      if (place === undefined) return handler.call(this, request, reply);
      place.hold();
      return settled(() => handler.call(this, request, reply), place.release);
    };
  });
}

/** Counts once, from the first hold to the last release. */
interface Place {
  readonly hold: () => void;
  readonly release: () => void;
  /** Counts no more, whoever still holds it. */
  readonly leave: () => void;
}

function sharedPlace(count: (change: 1 | -1) => void): Place {
  let holders = 0;
  let isLeft = false;
  return {
    hold: () => {
      holders += 1;
      if (holders === 1 && !isLeft) count(1);
    },
    release: () => {
      holders -= 1;
      if (holders === 0 && !isLeft) count(-1);
    },
    leave: () => {
      if (holders > 0 && !isLeft) count(-1);
      isLeft = true;
    },
  };
}

/** What `work` returns or throws, with `onSettled` called once it has thrown or what it returned has settled. */
function settled(work: () => unknown, onSettled: () => void): unknown {
  try {
    const result = work();
    Promise.resolve(result).then(onSettled, onSettled);
    return result;
  } catch (error) {
    onSettled();
    throw error;
  }
}
