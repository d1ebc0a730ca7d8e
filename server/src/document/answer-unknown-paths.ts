import { refuse } from '../platform/http/refuse.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { MessagePages } from './message-pages.ts';
import { plainPages } from './plain-pages.ts';
import { sendDocument } from '../platform/http/send-document.ts';

/** A call that does not exist is refused as a call, anything else that was looked for by the not-found page. */
export function answerUnknownPaths(app: PorticoServer, messages: MessagePages): void {
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/api(?:\/|\?|$)/i.test(request.url);
    if (!isPage) return refuse(reply, 'request.unknown-path');
    return sendDocument(reply, await messages(request.url, plainPages.notFound), { status: 404 });
  });
}
