import type { FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../config/config-types.ts';
import { refuseLateCalls } from './refuse-late-calls.ts';
import { ServerBusy } from './server-busy.ts';
import type { PorticoServer } from './server-type.ts';
import { turnOfTheLoop } from './turn-of-the-loop.ts';

const RETRY_AFTER_S = '1';
/** What comes waits for a turn or two: short enough for health checks and refusals, long enough for a page's calls. */
const TURN_MS = 30;

/**
 * Works on so many requests of each class at once and refuses any other at once, before its body is read: 503
 * `server.busy`, as words to a program and as a page to a browser (docs/operating.md, "Under load"). A request
 * counts until its answer is sent or whoever asked has gone, and as long as it is worked on. What reads is also refused
 * when a turn of the event loop has taken long: a search never waits for anything, so that however many come, they are
 * never worked on at once. `headers`: those of every answer.
 */
export function boundConcurrency(
  app: PorticoServer,
  limits: RequestLimits,
  headers: Readonly<Record<string, string>>,
): void {
  const underWay = { booking: 0, reading: 0 };
  const places = new WeakMap<FastifyRequest, Place>();
  const turn = turnOfTheLoop();
  const cameLate = refuseLateCalls(app, () => turn() > TURN_MS, headers);

  app.addHook('onRequest', async (request, reply) => {
    const load = request.routeOptions.config.load ?? 'reading';
    if (load === 'free') return;
    if ((load === 'reading' && cameLate(request.raw)) || underWay[load] >= limits[load]) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new ServerBusy(load);
    }
    const place = sharedPlace((change) => (underWay[load] += change));
    places.set(request, place);
    place.hold();
    // Comes exactly once, after the last byte or after an abort.
    reply.raw.once('close', place.release);
  });

  // A handler goes on when whoever asked has gone.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const place = places.get(request);
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
}

function sharedPlace(count: (change: 1 | -1) => void): Place {
  let holders = 0;
  return {
    hold: () => {
      holders += 1;
      if (holders === 1) count(1);
    },
    release: () => {
      holders -= 1;
      if (holders === 0) count(-1);
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
