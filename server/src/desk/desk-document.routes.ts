import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deskDataId, type DeskDocumentData } from '@portico/contract/desk/desk-document';
import { toWireProperty } from '@portico/contract/wire/property';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { dateAt } from '../hotel/date-at.ts';
import { documentHead } from '../pages/document-head.ts';
import { plainDocument } from '../pages/plain-document.ts';
import { plainPages } from '../pages/plain-pages.ts';
import type { Site } from '../pages/site.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { scriptJson } from '../platform/html/escape-html.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

/** Output of web/desk.config.ts; src and dist lie at the same depth, so one path serves both. */
const BUILT = fileURLToPath(new URL('../../../web/dist/desk/', import.meta.url));

const anyone = { config: { access: 'anyone' } } as const;
const file = { config: { access: 'anyone', load: 'free' } } as const;
const aYear = 'public, max-age=31536000, immutable';

export interface DeskDocumentDeps {
  readonly hotels: HotelDirectory;
  readonly site: Site;
  readonly clock: Clock;
  readonly isDemo: boolean;
}

/** The pages of the desk: a program of its own, so that guests load none of it. */
export async function deskDocumentRoutes(app: PorticoServer, deps: DeskDocumentDeps): Promise<void> {
  const { hotels, site } = deps;
  const page = path.join(BUILT, 'desk.html');

  for (const url of ['/Desk/:propertyCode', '/Desk/:propertyCode/*'])
    app.get<{ Params: { propertyCode: string } }>(url, anyone, async (request, reply) => {
      const hotel = await hotels.find(request.params.propertyCode);
      if (hotel === undefined)
        return sendDocument(reply, plainDocument(site, plainPages.hotelUnknown), { status: 404 });
      const { property } = hotel.definition;
      const title = `The desk – ${property.name}`;
      const head = documentHead({ title, description: title, theme: property.theme, isListed: false });
      const data = scriptJson(dataOf(hotel, deps));
      const template = await readFile(page, 'utf8');
      const html = template
        .replace('<!--hole:head-->', () => head)
        .replace(
          '<!--hole:data-->',
          () => `<script type="application/json" id="${deskDataId}" nonce="${nonceHole}">${data}</script>`,
        );
      return sendDocument(reply, html, { isPersonal: true });
    });

  app.get<{ Params: { '*': string } }>('/desk-assets/*', file, async (request, reply) =>
    reply.header('cache-control', aYear).sendFile(request.params['*'], path.join(BUILT, 'assets')),
  );
}

function dataOf(hotel: Hotel, { clock, isDemo }: DeskDocumentDeps): DeskDocumentData {
  const { property } = hotel.definition;
  const { Mark, Logo, NightImage, PropertyImage } = toWireProperty(hotel.definition, null);
  return {
    code: property.code,
    name: property.name,
    mark: Mark,
    logo: Logo,
    picture: NightImage ?? PropertyImage,
    hasAccounts: hotel.definition.settings.userAccounts,
    currency: hotel.currency,
    timeZone: property.timeZone,
    today: dateAt(hotel, clock.now()),
    unitName: property.unitName,
    roomTypes: hotel.definition.roomTypes.map(({ id, name }) => ({ id, name })),
    isDemo,
  };
}
