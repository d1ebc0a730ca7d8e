import type { IncomingMessage, RequestListener } from 'node:http';
import { refusals } from '@portico/contract/refusals';
import { requestId } from '../log/request-id.ts';
import { loadOfCalls } from './load-of-calls.ts';
import { refusalBody } from './refuse.ts';
import type { CountedLoad, PorticoServer } from './server-type.ts';

const body = JSON.stringify(refusalBody('server.busy'));
const ownHeaders = {
  'retry-after': '1',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
};

export interface SheddingRules {
  /** Asked once for each request, as it comes. */
  readonly cameLate: () => boolean;
  readonly isFull: (load: CountedLoad) => boolean;
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Refuses a call whose class is full, and a reading one that comes late in a turn of the event loop, before any other of
 * the server's work is done for it: a tenth of what a refusal costs otherwise, so that ten times too many calls leave
 * time for those worked on. The connection stays open, since a new one costs more than the refusal. Such a call is
 * counted (`portico_overload_total`) and not logged. Answers whether another request came late. Rule:
 * docs/operating.md, "Under load".
 */
export function shedLoad(
  app: PorticoServer,
  { cameLate, isFull, headers }: SheddingRules,
): (request: IncomingMessage) => boolean {
  const { status } = refusals['server.busy'];
  const written = Object.entries({ ...headers, ...ownHeaders }).flat();
  const late = new WeakSet<IncomingMessage>();
  const loadOf = loadOfCalls(app);
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const isLate = cameLate();
    const load = loadOf(request.url ?? '');
    if (load !== undefined && load !== 'free' && ((isLate && load === 'reading') || isFull(load))) {
      for (const hear of app.shedCallListeners) hear(load);
      response.writeHead(status, [...written, 'x-request-id', requestId(request)]);
      response.end(body);
      return;
    }
    if (isLate) late.add(request);
    for (const listen of listeners) listen(request, response);
  });
  return (request) => late.has(request);
}
