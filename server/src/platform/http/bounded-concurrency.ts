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
  /** Those of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** As `clientAddress`, for a request before it reaches Fastify. */
  readonly addressOf: (request: IncomingMessage) => string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of running requests; undefined: none. */
    place: Place | undefined;
  }
}

/** Delays a request (not at all at 0 milliseconds) and releases its slot meanwhile. */
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
 * Limits concurrent requests per class and rejects others at once, before their body is read: 503 `server.busy`, as
 * JSON to a program and as a page to a browser (docs/every-day.md, "Under load").
 * A request counts from the end of its body, so that slow sending holds no slot. It counts until the response is sent
 * or the client has disconnected, and as long as the handler runs. Each address has its own limit, otherwise 429
 * (docs/limits.md).
 * Reading calls queue, and are also rejected after too long a wait: a search never awaits anything, so searches never
 * run concurrently. The `paying` class has as many slots as `booking`, beside it.
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
  /** The limit that an address has reached, by its running and waiting requests. */
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

  // The body has arrived.
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
    // Fires exactly once, after the last byte or an abort; possibly while the body was read.
    if (reply.raw.closed) place.release();
    else reply.raw.once('close', place.release);
    done();
  });

  // A handler continues after its client has disconnected.
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
  /** Stops counting, regardless of holds. */
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

/** Returns or throws as `work` does, and calls `onSettled` after it throws or its result settles. */
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
