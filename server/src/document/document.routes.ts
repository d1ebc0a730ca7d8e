import { pathsWithoutToken } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import type { FastifyError } from 'fastify';
import { analyticsFrame } from './analytics-frame.routes.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isBusy } from '../platform/database/is-busy.ts';
import { answerError, logBusy } from '../platform/http/answer-errors.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { groupDocuments, type GroupDocumentFacts } from './group-documents.ts';
import { hotelDocuments, type HotelDocumentFacts } from './hotel-documents.ts';
import type { MessagePages } from './message-pages.ts';
import { ownerPages } from './owner-pages.routes.ts';
import { plainPages } from './plain-pages.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import { AddressBusy } from '../platform/http/address-busy.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';

export interface DocumentDeps extends HotelDocumentFacts, GroupDocumentFacts {
  readonly clock: Clock;
  readonly messages: MessagePages;
}

// What a page shows is asked for by calls, which are declared on their own.
const access = { config: { access: 'anyone' } } as const;

/** The guest's pages: the server fills their templates; what happens on them is the browser's. */
export async function documentRoutes(app: PorticoServer, deps: DocumentDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    answerFaultsByPages(scope, deps.messages);
    guestPages(scope, deps);
  });
}

/** A defect, and too much at once, is answered by a page, as whoever asked expects one. */
function answerFaultsByPages(app: PorticoServer, messages: MessagePages): void {
  const refused = (url: string) => messages(url, plainPages.busy, { fromMemory: true });
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (error instanceof ServerBusy) {
      return sendDocument(reply, await refused(request.url), { status: 503 });
    }
    if (error instanceof AddressBusy) {
      return sendDocument(reply, await refused(request.url), { status: 429 });
    }
    if ((error.statusCode ?? 500) < 500) return answerError(error, request, reply);
    const isAway = isBusy(error);
    if (isAway) logBusy(request, error);
    else request.log.error({ err: error }, 'a page failed');
    return sendDocument(reply, await messages(request.url, plainPages.error), { status: isAway ? 503 : 500 });
  });
}

function guestPages(app: PorticoServer, deps: DocumentDeps): void {
  const { messages } = deps;
  ownerPages(app, hotelDocuments(deps), deps);
  ownerPages(app, groupDocuments(deps), deps);
  analyticsFrame(app, deps);

  for (const path of pathsWithoutToken) {
    app.get<{ Params: { ownerCode: string } }>(path, access, async (request, reply) =>
      reply.redirect(guestPaths.book(request.params.ownerCode)),
    );
  }

  app.get(guestPaths.unauthorised(), access, async (request, reply) =>
    sendDocument(reply, await messages(request.url, plainPages.unauthorised)),
  );
  app.get(guestPaths.error(), access, async (request, reply) =>
    sendDocument(reply, await messages(request.url, plainPages.error)),
  );
}
