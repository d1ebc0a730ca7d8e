import type { IncomingMessage, RequestListener } from 'node:http';
import { refusals } from '@portico/contract/refusals';
import { requestId } from '../log/request-id.ts';
import { refusalBody } from './refuse.ts';
import type { PorticoServer } from './server-type.ts';

const body = JSON.stringify(refusalBody('server.busy'));
const ownHeaders = {
  'retry-after': '1',
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
};

/**
 * Refuses a reading call that comes late in a turn of the event loop, before any other of the server's work is done for
 * it: a tenth of what a refusal costs otherwise, so that ten times too many calls leave time for those worked on. Such
 * a call is counted (`portico_overload_total`) and not logged. Answers whether another request came as late. Rule:
 * docs/operating.md, "Under load".
 */
export function shedLoad(
  app: PorticoServer,
  isLate: () => boolean,
  everyAnswers: Readonly<Record<string, string>>,
): (request: IncomingMessage) => boolean {
  const headers = { ...everyAnswers, ...ownHeaders };
  const late = new WeakSet<IncomingMessage>();
  const spared = new Set<string>();
  app.addHook('onRoute', ({ url, config }) => {
    if ((config?.load ?? 'reading') !== 'reading') spared.add(url.toLowerCase());
  });
  const isReadingCall = (url: string) => {
    const path = (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '');
    return path.startsWith('/api/') && !spared.has(path);
  };
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    // Asked once for each request, as it comes: the first twelve of a turn are never late, however long they take.
    const cameLate = isLate();
    if (cameLate && isReadingCall(request.url ?? '')) {
      for (const hear of app.shedCallListeners) hear();
      response.writeHead(refusals['server.busy'].status, { ...headers, 'x-request-id': requestId(request) });
      response.end(body);
      return;
    }
    if (cameLate) late.add(request);
    for (const listen of listeners) listen(request, response);
  });
  return (request) => late.has(request);
}
