import type { PropertyGroupResponse } from '@portico/contract/calls/property-group';
import { pathsWithoutToken, pages, pagesOf, type PageOf } from '@portico/contract/pages';
import { refusals } from '@portico/contract/refusals';
import { guestPaths } from '@portico/contract/paths';
import { toWireGroup } from '@portico/contract/wire/property-group';
import type { FastifyError } from 'fastify';
import type { GroupDirectory, Group } from '../hotel/group-directory.ts';
import { earliestToday } from '../hotel/group-today.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { isBusy } from '../platform/database/is-busy.ts';
import { scriptJson, escapeHtml } from '../platform/html/escape-html.ts';
import { AddressBusy } from '../platform/http/address-busy.ts';
import { answerError, logBusy } from '../platform/http/answer-errors.ts';
import { newNonce } from '../platform/http/nonce.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import { ServerBusy } from '../platform/http/server-busy.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { analyticsIdsOf, hasAnalytics, knownOutside, type WrittenIds } from './analytics/analytics-ids.ts';
import { analyticsPolicy } from './analytics/analytics-policy.ts';
import { analyticsScript } from './analytics/analytics-script.ts';
import { skeleton } from './skeleton.ts';
import type { DocumentOwners } from './document-owners.ts';
import { findableGroupHead } from './findable/findable-group-head.ts';
import { hotelDocuments, type HotelDocumentFacts } from './hotel-documents.ts';
import { lateWords } from './late-words.ts';
import { header } from './page-header.ts';
import type { MessagePages } from './message-pages.ts';
import { ownerPages } from './owner-pages.routes.ts';
import { pageTitles } from './page-titles.ts';
import { plainPages } from './plain-pages.ts';
import type { Site } from './site.ts';

export interface DocumentDeps extends HotelDocumentFacts, GroupDocumentFacts {
  readonly clock: Clock;
  readonly messages: MessagePages;
}

/** As calls are answered. */
const { retryAfterS: RETRY_AFTER_S } = refusals['server.busy'];

// A page's contents come from calls, which declare their own access.
const access = { config: { access: 'anyone' } } as const;

/** The guest's pages. The server fills their templates; the browser does the rest. */
export async function documentRoutes(app: PorticoServer, deps: DocumentDeps): Promise<void> {
  await app.register(async (scope: PorticoServer) => {
    answerFaultsByPages(scope, deps.messages);
    guestPages(scope, deps);
  });
}

/** Replies to defects and overload with a page, as a browser expects. */
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
    if (isAway) reply.header('retry-after', RETRY_AFTER_S);
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

interface AnalyticsFrameDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly messages: MessagePages;
}

/**
 * The frame for third parties that count visits, for hotels and groups with an id of one. It reaches no page with a
 * token, a name or a card. Rule: docs/decisions/0035-analytics-in-a-sandboxed-frame.md.
 */
function analyticsFrame(app: PorticoServer, { hotels, groups, messages }: AnalyticsFrameDeps): void {
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

interface GroupDocumentFacts {
  readonly groups: GroupDirectory;
  readonly site: Site;
  readonly isDemo: boolean;
  /** Undefined: the server does not know its own address. */
  readonly publicUrl: string | undefined;
}

function groupDocuments({
  groups,
  site,
  isDemo,
  publicUrl,
}: GroupDocumentFacts): DocumentOwners<Group, PageOf<'group'>> {
  return {
    pages: pagesOf('group'),
    find: groups.find,
    unknown: plainPages.groupUnknown,
    todayAt: ({ members }, now) => earliestToday(members, now),
    // Its hotels' pictures may be anywhere.
    pictureFoldersOf: () => [],
    hasAnalytics: ({ definition }) => hasAnalytics(analyticsIdsOf(definition.group)),
    contentOf: ({ name }, found, today) => {
      const group = toWireGroup(found);
      const { theme } = found.definition.group;
      const timeZone = found.members[0]?.hotel.definition.property.timeZone ?? 'UTC';
      const title = `${pageTitles[name]} – ${group.PropertyGroupName}`;
      return {
        head: {
          title,
          description: group.Standfirst,
          theme,
          isListed: !isDemo,
          more: findableGroupHead(found, title, publicUrl),
        },
        shell: groupShell(group),
        data: { of: 'group', group, today, timeZone, build: site.build, isDemo },
      };
    },
  };
}

/** The group page before its program has loaded: HTML and CSS only, in the shape of the page. */
function groupShell(group: PropertyGroupResponse): string {
  const { PropertyGroupCode, PropertyGroupName, Standfirst, Logo, Mark } = group;
  const home = guestPaths.bookGroup(PropertyGroupCode);
  return [
    header({ home, name: PropertyGroupName, place: '', logo: Logo, mark: Mark }, true),
    '<main class="sheet-search" aria-busy="true"><div class="wrap">',
    `<h1>${escapeHtml(PropertyGroupName)}</h1><p class="lead muted">${escapeHtml(Standfirst)}</p></div>`,
    `<div class="wrap">${lateWords(group)}<div aria-hidden="true">${skeleton('form')}</div></div></main>`,
  ].join('');
}
