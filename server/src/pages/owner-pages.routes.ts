import { documentDataId } from '@portico/contract/document-data';
import { documents, pages, type PageName } from '@portico/contract/pages';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock/clock.ts';
import { scriptJson } from '../platform/html/escape-html.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { sealedDocument, type SealedDocument } from '../platform/http/sealed-document.ts';
import { sendDocument, sendSealed } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { documentAhead, withoutAhead, aheadMarks } from './ahead.ts';
import { documentHead } from './document-head.ts';
import type { DocumentOwners, DocumentContent } from './document-owners.ts';
import { cachedDocuments } from './cached-documents.ts';
import type { MessagePages } from './message-pages.ts';
import { plainPages } from './plain-pages.ts';
import type { Site } from './site.ts';

interface OwnerPageDeps {
  readonly site: Site;
  readonly clock: Clock;
  readonly messages: MessagePages;
}

/** HTML with holes for the nonce and the data ahead; `sealed`: ready to be sent. */
interface OwnerPage {
  readonly html: string;
  readonly sealed: SealedDocument | undefined;
  readonly bytes: number;
}

// A page's contents come from calls, which declare their own access.
const access = { config: { access: 'anyone' } } as const;

/** The pages of one kind of owner, from the table of pages: each a template filled for its owner. */
export function ownerPages<Owner extends object, Name extends PageName>(
  app: PorticoServer,
  owners: DocumentOwners<Owner, Name>,
  { site, clock, messages }: OwnerPageDeps,
): void {
  const documentOf = cachedDocuments<Owner, Name, OwnerPage>((page, owner, today) => {
    const { name } = page;
    const { document } = pages[name];
    const html = guestDocument(site.templates[name], owners.contentOf(page, owner, today));
    // Where a card may be typed, each response has its own nonce.
    const isSealed = documents[document].pictures !== 'owner';
    return {
      html,
      sealed: isSealed ? sealedDocument(withoutAhead(html)) : undefined,
      bytes: 3 * html.length,
    };
  });
  /** Without data ahead a page requests them itself, and reports errors. */
  const aheadOf = async (name: Name, owner: Owner, request: FastifyRequest) => {
    const query = new URLSearchParams(/\?.*/s.exec(request.url)?.[0]);
    try {
      return await owners.aheadOf?.(name, owner, { query, address: clientAddress(request) });
    } catch (error) {
      request.log.warn({ err: error }, 'a page is opened with nothing');
      return undefined;
    }
  };

  const served = new Set<string>();
  for (const name of owners.pages) {
    for (const path of routesOf(pages[name].path)) {
      // Of two pages with addresses of the same shape the first has the route; the program knows which it is.
      const shape = path.replaceAll(/:[^/]+/g, ':');
      if (!served.has(shape)) servePage(name, path);
      served.add(shape);
    }
  }

  function servePage(name: Name, path: string): void {
    const { document } = pages[name];
    app.get<{ Params: { ownerCode: string } & Record<string, string | undefined> }>(
      path,
      access,
      async (request, reply) => {
        const owner = await owners.find(request.params.ownerCode);
        if (owner === undefined) {
          return sendDocument(reply, await messages(request.url, owners.unknown), { status: 404 });
        }
        const subject = owners.subjectOf?.(name, owner, request.params);
        if (subject === 'unknown') {
          return sendDocument(reply, await messages(request.url, plainPages.notFound), { status: 404 });
        }
        const today = owners.todayAt(owner, clock.now());
        const { html, sealed } = documentOf({ name, subject }, owner, today);
        const facts = {
          isPersonal: subject === undefined && holdsMoreThanOwner(request.params),
          ...(documents[document].pictures === 'owner' && {
            ownPictures: owners.pictureFoldersOf(owner),
          }),
          framesOwnPages: documents[document].analytics === 'here' && owners.hasAnalytics(owner),
        };
        if (sealed === undefined) return sendDocument(reply, withoutAhead(html), facts);
        const ahead = await aheadOf(name, owner, request);
        return sendSealed(request, reply, ahead ? documentAhead(html, sealed, ahead) : sealed, facts);
      },
    );
  }
}

/** The router takes one optional part, so a path with several becomes as many routes. */
function routesOf(path: string): string[] {
  const [required = '', ...optional] = path.split(/(?=\/:[^/]+\?)/);
  return optional.reduce(
    (routes, part) => [...routes, `${routes.at(-1)}${part.replace('?', '')}`],
    [required],
  );
}

/** Such as a booking's token or number. */
function holdsMoreThanOwner(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(params).filter((value) => value !== undefined).length > 1;
}

/** A guest's page, with `nonceHole` in place of the response's nonce. Throws for a template that is not ours. */
function guestDocument(template: string, { head, shell, data }: DocumentContent): string {
  return fillHoles(template, {
    head: documentHead(head),
    body: shell,
    data: `<script type="application/json" id="${documentDataId}" nonce="${nonceHole}">${scriptJson(data)}</script>${aheadMarks.json}`,
  });
}

/** Fills each hole of a template, a comment `<!--hole:title-->`; throws unless holes and fillings match exactly. */
function fillHoles(template: string, fillings: Readonly<Record<string, string>>): string {
  const open = new Set(Object.keys(fillings));
  const filled = template.replace(/<!--hole:([a-z]+)-->/g, (_comment, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`nothing fills the hole ${name} of the template`);
    open.delete(name);
    return filling;
  });
  if (open.size > 0) throw new Error(`the template lacks the hole ${[...open].join(', ')}`);
  return filled;
}
