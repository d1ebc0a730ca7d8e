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
  /** Where those wait that read. */
  readonly queue: ReadingQueue;
  readonly isFull: (load: CountedLoad) => boolean;
  /** The limit that an address has met, with what waits of it; undefined: none. */
  readonly metBy: (load: CountedLoad, address: string) => LimitName | undefined;
  /** As limits count it. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Begins what books and pays at once and what reads in its turn. Refuses a call whose class is full, or that has waited too
 * long, and whatever an address asks for beyond what it may have at once, before any other of the server's work is done for
 * it: a tenth of what a refusal costs otherwise, so that ten
 * times too many calls leave time for those worked on. The connection stays open, since a new one costs more than the
 * refusal. Such a call is counted (`portico_overload_total`, `portico_limits_met_total`), and all of a second are one line
 * of the log. Answers whether another request, a page, is to be refused: by a page of the hotel, unless its address has
 * more waiting than two browsers. Rule: docs/operating.md, "Under load".
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
      for (const hear of app.shedCallListeners) hear(load);
      answers.busy(request, response);
    };
    const limit = metBy(load, address);
    if (limit !== undefined) {
      note(address);
      for (const hear of app.limitListeners) hear(limit);
      answers.flood(request, response);
    } else if (isFull(load)) refuse();
    else if (load === 'reading') queue.enter({ address, begin, refuse, isGone: () => response.destroyed });
    else begin();
  });
  return (request) => refusedPages.has(request);
}

/** Answers a refusal in a few words, to a call as JSON and to a browser as a page without style. */
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
 * Tells what a request counts against by its address alone, before anything of the server is asked. Knows the routes that
 * are declared after it; what has no route is `reading`.
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
