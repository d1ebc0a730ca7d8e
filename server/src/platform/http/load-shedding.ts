import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { LoadClass } from '@portico/contract/endpoints/endpoint';
import { refusals } from '@portico/contract/refusals';
import type { LimitName } from '../../config/limits.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { requestId } from '../log/request-id.ts';
import { floodLog } from './flood-log.ts';
import { NEVER_REFUSED, type ReadingQueue } from './reading-queue.ts';
import { refusalBody } from './refuse.ts';
import type { CountedLoad, PorticoServer } from './server-type.ts';

const isCall = /^\/api\//i;

export interface SheddingRules {
  /** The queue of reading requests. */
  readonly queue: ReadingQueue;
  readonly isFull: (load: CountedLoad) => boolean;
  /** The limit that an address has reached, queued requests included; undefined: none. */
  readonly metBy: (load: CountedLoad, address: string) => LimitName | undefined;
  /** As limits count it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Those of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Starts booking and paying requests at once and queues reading ones. Rejects a call if its class is full, if it waited
 * too long, or if its address is over its limit. It does so before any other work, at a tenth of the cost of a normal
 * refusal, so that ten times too many calls leave time for the accepted ones. The connection stays open, because a new
 * one costs more than the rejection.
 * Rejections are counted (`portico_overload_total`, `portico_limits_met_total`), and logged as one line per second.
 * Returns a function: whether a request, for a page, is to be rejected by a page of the hotel. An address with more
 * waiting than five browsers gets the minimal refusal instead. Rule: docs/every-day.md, "Under load".
 */
export function shedLoad(
  app: PorticoServer,
  { queue, isFull, metBy, addressOf, headers }: SheddingRules,
): (request: IncomingMessage) => boolean {
  const refusedPages = new WeakSet<IncomingMessage>();
  const loadOf = loadOfPaths(app);
  const note = floodLog(app.log);
  const answers = {
    busy: smallAnswers('server.busy', headers),
    flood: smallAnswers('request.too-many', headers),
  };
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
    const address = addressOf(request);
    const refuse = () => {
      if (!isCall.test(url) && queue.lengthOf(address) < NEVER_REFUSED) {
        refusedPages.add(request);
        begin();
        return;
      }
      note(address);
      for (const listener of app.shedCallListeners) listener(load);
      answers.busy(request, response);
    };
    const limit = metBy(load, address);
    if (limit !== undefined) {
      note(address);
      for (const listener of app.limitListeners) listener(limit);
      answers.flood(request, response);
    } else if (isFull(load)) refuse();
    else if (load === 'reading') queue.enter({ address, begin, refuse, isClosed: () => response.destroyed });
    else begin();
  });
  return (request) => refusedPages.has(request);
}

/** Minimal refusals: JSON for a call, an unstyled page for a browser. */
function smallAnswers(
  code: 'server.busy' | 'request.too-many',
  headers: Readonly<Record<string, string>>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { status } = refusals[code];
  const refusal = refusalBody(code);
  const forms = {
    call: { type: 'application/json; charset=utf-8', body: JSON.stringify(refusal) },
    page: {
      type: 'text/html; charset=utf-8',
      body: [
        '<!doctype html><html lang="en-GB"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        `<title>Busy</title><h1>Busy</h1><p>${escapeHtml(refusal.Message ?? '')}</p></html>`,
      ].join(''),
    },
  };
  const written = ({ type, body }: (typeof forms)['call']) =>
    Object.entries({
      ...headers,
      'retry-after': '1',
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
    }).flat();
  const heads = { call: written(forms.call), page: written(forms.page) };
  return (request, response) => {
    const form = isCall.test(request.url ?? '') ? 'call' : 'page';
    response.writeHead(status, [...heads[form], 'x-request-id', requestId(request)]);
    response.end(forms[form].body);
  };
}

/**
 * The load class of a request by its path alone, before any other work. Covers routes declared after it; unknown paths
 * are `reading`.
 */
function loadOfPaths(app: PorticoServer): (url: string) => LoadClass {
  const byPath = new Map<string, LoadClass>();
  const byStart = new Map<string, LoadClass>();
  app.addHook('onRoute', ({ url, config }) => {
    const load = config?.load ?? 'reading';
    if (load === 'reading') return;
    const [start = '', rest] = url.toLowerCase().split(/[:*]/, 2);
    (rest === undefined ? byPath : byStart).set(start, load);
  });
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').toLowerCase().replace(/\/$/, '');
    const load = byPath.get(path);
    if (load !== undefined) return load;
    for (const [start, declared] of byStart) if (path.startsWith(start)) return declared;
    return 'reading';
  };
}
