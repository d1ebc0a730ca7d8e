import { pages } from '@portico/contract/pages';
import { guestPaths } from '@portico/contract/paths';
import type { GroupDirectory } from '../core/group/group-directory.ts';
import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import { scriptJson } from '../platform/html/escape-html.ts';
import { newNonce } from '../platform/http/nonce.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { MessagePages } from './message-pages.ts';
import { plainPages } from './plain-pages.ts';
import { analyticsIdsOf, hasAnalytics, knownOutside, type WrittenIds } from './analytics/analytics-ids.ts';
import { analyticsPolicy } from './analytics/analytics-policy.ts';
import { analyticsScript } from './analytics/analytics-script.ts';

export interface AnalyticsFrameDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly messages: MessagePages;
}

/**
 * The frame in which the parties that count visits run, for hotels and groups that have an id of one. No page with a token, a name
 * or a card is reached from it. Rule: docs/decisions/0035-visits-are-counted-in-a-frame.md.
 */
export function analyticsFrame(app: PorticoServer, { hotels, groups, messages }: AnalyticsFrameDeps): void {
  serveFrame(pages.search.path, async (code) => (await hotels.find(code))?.definition.property);
  serveFrame(pages.group.path, async (code) => (await groups.find(code))?.definition.group);

  function serveFrame(home: string, idsOf: (code: string) => Promise<WrittenIds | undefined>): void {
    const path = guestPaths.analytics(home);
    app.get<{ Params: { ownerCode: string } }>(
      path,
      { config: { access: 'anyone' } },
      async (request, reply) => {
        const written = await idsOf(request.params.ownerCode);
        const ids = written && analyticsIdsOf(written);
        if (ids === undefined || !hasAnalytics(ids)) {
          return sendDocument(reply, await messages(request.url, plainPages.notFound), { status: 404 });
        }
        const known = knownOutside(ids);
        const nonce = newNonce();
        return reply
          .header('content-security-policy', analyticsPolicy(nonce, known))
          .header('x-frame-options', 'SAMEORIGIN')
          .type('text/html; charset=utf-8')
          .send(
            `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Analytics</title></head><body><script nonce="${nonce}">${analyticsScript}(${scriptJson(known)})</script></body></html>`,
          );
      },
    );
  }
}
