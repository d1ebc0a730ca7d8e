import type { IncomingMessage, RequestListener } from 'node:http';
import { refusals } from '@portico/contract/refusals';
import { requestId } from '../log/request-id.ts';
import { loadOfPaths } from './load-of-paths.ts';
import type { ReadingQueue } from './reading-queue.ts';
import { refusalBody } from './refuse.ts';
import type { CountedLoad, PorticoServer } from './server-type.ts';

const body = JSON.stringify(refusalBody('server.busy'));
const ownHeaders = {
  'retry-after': '1',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
};

const isCall = /^\/api\//i;

export interface SheddingRules {
  /** Where those wait that read. */
  readonly queue: ReadingQueue;
  readonly isFull: (load: CountedLoad) => boolean;
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Begins what books and pays at once and what reads in its turn. Refuses a call whose class is full, or that has waited too
 * long, before any other of the server's work is done for it: a tenth of what a refusal costs otherwise, so that ten
 * times too many calls leave time for those worked on. The connection stays open, since a new one costs more than the
 * refusal. Such a call is counted (`portico_overload_total`) and not logged. Answers whether another request, a page, is
 * to be refused. Rule: docs/operating.md, "Under load".
 */
export function shedLoad(
  app: PorticoServer,
  { queue, isFull, headers }: SheddingRules,
): (request: IncomingMessage) => boolean {
  const { status } = refusals['server.busy'];
  const written = Object.entries({ ...headers, ...ownHeaders }).flat();
  const refusedPages = new WeakSet<IncomingMessage>();
  const loadOf = loadOfPaths(app);
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const { url = '' } = request;
    const load = loadOf(url);
    const begin = () => {
      for (const listen of listeners) listen(request, response);
    };
    if (load === 'free') {
      begin();
      return;
    }
    const refuse = () => {
      if (!isCall.test(url)) {
        refusedPages.add(request);
        begin();
        return;
      }
      for (const hear of app.shedCallListeners) hear(load);
      response.writeHead(status, [...written, 'x-request-id', requestId(request)]);
      response.end(body);
    };
    if (isFull(load)) refuse();
    else if (load === 'reading') queue.enter({ begin, refuse, isGone: () => response.destroyed });
    else begin();
  });
  return (request) => refusedPages.has(request);
}
