import { refusals } from '@portico/contract/refusals';
import { limitLabel, type LimitName } from '../../config/limits.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { AddressBusy } from './address-busy.ts';
import { BodyTooSlow } from './bound-bodies.ts';
import { ServerBusy } from './server-busy.ts';
import type { PorticoServer } from './server-type.ts';

/** Counts responses by declared route, so that no address or token becomes a label. */
export function observeRequests(
  app: PorticoServer,
  { requestSeconds, refusals: refused, overload, limitsMet }: Metrics,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requestSeconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    done();
  });
  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    const code = refusalCodeOf(payload);
    if (code !== undefined) refused.inc({ code });
    done();
  });
  const met = (limit: LimitName) => limitsMet.inc({ limit: limitLabel(limit) });
  app.limitListeners.push(met);
  const busy = refused.labels('server.busy');
  const busyAt = {
    booking: overload.labels('booking'),
    paying: overload.labels('paying'),
    reading: overload.labels('reading'),
  };
  app.shedCallListeners.push((load) => {
    busyAt[load].inc();
    busy.inc();
  });
  app.addHook('onError', (_request, _reply, error, done) => {
    if (error instanceof ServerBusy) overload.inc({ load: error.load });
    if (error instanceof AddressBusy) met(error.limit);
    if (error instanceof BodyTooSlow) met('bodySeconds');
    done();
  });
}

function refusalCodeOf(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('RefusalCode' in payload)) return undefined;
  const { RefusalCode: code } = payload;
  return typeof code === 'string' && Object.hasOwn(refusals, code) ? code : undefined;
}
