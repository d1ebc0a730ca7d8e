import { refuse } from '../platform/http/refuse.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { MessagePages } from './message-pages.ts';
import { plainPages } from './plain-pages.ts';

/**
 * Replies to unknown requests: a wrong method with the allowed ones (`methodsOf`), an unknown call as a call, anything
 * else with the not-found page.
 */
export function answerUnknownPaths(
  app: PorticoServer,
  messages: MessagePages,
  methodsOf: (address: string) => readonly string[],
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    const methods = methodsOf(url);
    if (methods.length > 0 && !methods.includes(method))
      return refuse(reply.header('allow', methods.join(', ')), 'request.wrong-method');
    const isPage = ['GET', 'HEAD'].includes(method) && !/^\/api(?:\/|\?|$)/i.test(url);
    if (!isPage) return refuse(reply, 'request.unknown-path');
    return sendDocument(reply, await messages(url, plainPages.notFound), { status: 404 });
  });
}
