import { documents, pages, type PageName } from '@portico/contract/pages';
import type { Clock } from '../platform/clock/clock.ts';
import { sealedDocument, type SealedDocument } from '../platform/http/sealed-document.ts';
import { sendDocument, sendSealed } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import type { DocumentOwners } from './document-owners.ts';
import { guestDocument } from './guest-document.ts';
import { keptDocuments } from './kept-documents.ts';
import type { MessagePages } from './message-pages.ts';
import type { Site } from './site.ts';

interface OwnerPageDeps {
  readonly site: Site;
  readonly clock: Clock;
  readonly messages: MessagePages;
}

/** As HTML with holes for the nonce, or ready to be sent. */
interface OwnerPage {
  readonly page: string | SealedDocument;
  readonly bytes: number;
}

// What a page shows is asked for by calls, which are declared on their own.
const access = { config: { access: 'anyone' } } as const;

/** The pages of one kind of owners, as the table of pages has them: each is a template filled for its owner. */
export function ownerPages<Owner extends object, Name extends PageName>(
  app: PorticoServer,
  owners: DocumentOwners<Owner, Name>,
  { site, clock, messages }: OwnerPageDeps,
): void {
  const documentOf = keptDocuments<Owner, Name, OwnerPage>((name, owner, today) => {
    const { document } = pages[name];
    const html = guestDocument(site.templates[name], owners.contentOf(name, owner, today));
    // Where a card may be typed each answer has a nonce of its own.
    const page = documents[document].pictures === 'owner' ? html : sealedDocument(html);
    return { page, bytes: 2 * html.length };
  });

  const served = new Set<string>();
  for (const name of owners.pages) {
    for (const path of routesOf(pages[name].path)) {
      // Of two pages whose addresses look alike the first has them: the program tells which it is.
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
        const today = owners.todayAt(owner, clock.now());
        const { page } = documentOf(name, owner, today);
        const facts = {
          isPersonal: holdsMoreThanOwner(request.params),
          ...(documents[document].pictures === 'owner' && {
            ownPictures: owners.pictureFoldersOf(owner),
          }),
          framesOwnPages: documents[document].analytics === 'here' && owners.hasAnalytics(owner),
        };
        return typeof page === 'string'
          ? sendDocument(reply, page, facts)
          : sendSealed(request, reply, page, facts);
      },
    );
  }
}

/** The server's router takes one optional part; the path of a page with several is as many routes. */
function routesOf(path: string): string[] {
  const [required = '', ...optional] = path.split(/(?=\/:[^/]+\?)/);
  return optional.reduce(
    (routes, part) => [...routes, `${routes.at(-1)}${part.replace('?', '')}`],
    [required],
  );
}

/** The token of a booking, say, or its number. */
function holdsMoreThanOwner(params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(params).filter((value) => value !== undefined).length > 1;
}
