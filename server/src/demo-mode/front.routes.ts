import { guestPaths } from '@portico/contract/paths';
import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import type { Hotel } from '../core/hotel/hotel.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { plainDocument } from '../document/plain-document.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { Site } from '../document/site.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface FrontDeps {
  readonly hotels: HotelDirectory;
  readonly site: Site;
  readonly hasMailbox: boolean;
}

/** The front page of a demo: each hotel with its picture and a way in. */
export async function frontRoutes(
  app: PorticoServer,
  { hotels, site, hasMailbox }: FrontDeps,
): Promise<void> {
  app.get(guestPaths.front(), { config: { access: 'demo' } }, async (_request, reply) => {
    const all = await hotels.all();
    const body = [
      '<p class="lead muted">A hotel’s own booking pages. These hotels are invented; their rooms, prices and cards are not real.</p>',
      `<ul class="house-list plain">${all.map(hotelEntry).join('')}</ul>`,
      '<h2 class="h3">To try it</h2>',
      '<p class="measure">Pay with the card 4242 4242 4242 4242, any expiry to come and any security code; 4000 0000 0000 0002 is declined, and with 4000 0027 6000 3184 the bank asks you first.</p>',
      ...(hasMailbox ? ['<p><a href="/demo/mailbox">Read the mails guests would get</a></p>'] : []),
    ].join('\n');
    return sendDocument(reply, plainDocument(site, { title: 'Portico', body }));
  });
}

function hotelEntry({ definition: { property } }: Hotel): string {
  const { picture, voice } = property;
  return [
    `<li><a class="house-card" href="${escapeHtml(guestPaths.book(property.code))}">`,
    `<img src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="">`,
    `<h2 class="h3">${escapeHtml(property.name)}</h2></a>`,
    `<p class="small muted">${escapeHtml(property.place)}</p>`,
    `<p>${escapeHtml(voice.standfirst)}</p></li>`,
  ].join('');
}
