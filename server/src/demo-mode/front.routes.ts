import { guestPaths } from '@portico/contract/paths';
import type { Group, GroupDirectory } from '../hotel/group-directory.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { plainDocument } from '../pages/plain-document.ts';
import { sendDocument } from '../platform/http/send-document.ts';
import type { Site } from '../pages/site.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';

export interface FrontDeps {
  readonly hotels: HotelDirectory;
  readonly groups: GroupDirectory;
  readonly site: Site;
  readonly hasMailbox: boolean;
}

/** The front page of a demo: each hotel with a picture and a link, and the groups. */
export async function frontRoutes(
  app: PorticoServer,
  { hotels, groups, site, hasMailbox }: FrontDeps,
): Promise<void> {
  app.get(guestPaths.front(), { config: { access: 'demo' } }, async (_request, reply) => {
    const all = await hotels.all();
    const together = await Promise.all((await groups.codes()).map(groups.find));
    const body = [
      '<p class="lead muted">A hotel’s own booking pages. These hotels are invented; their rooms, prices and cards are not real.</p>',
      `<ul class="house-list plain">${all.map(hotelEntry).join('')}</ul>`,
      ...together.flatMap((group) => (group === undefined ? [] : [groupEntry(group)])),
      '<h2 class="h3">To try it</h2>',
      '<p class="measure">Pay with the card <span class="money">4242 4242 4242 4242</span>, any later expiry date and any security code; <span class="money">4000 0000 0000 0002</span> is declined, and with <span class="money">4000 0027 6000 3184</span> the bank asks you first.</p>',
      ...(hasMailbox ? ['<p><a href="/demo/mailbox">Read the mails guests would get</a></p>'] : []),
      '<p><a href="/demo/house-style">See each part of a page in each of its states</a></p>',
    ].join('\n');
    return sendDocument(reply, plainDocument(site, { title: 'Portico', body }));
  });
}

function groupEntry({ definition: { group } }: Group): string {
  const href = escapeHtml(guestPaths.bookGroup(group.code));
  return `<p class="measure"><a href="${href}">${escapeHtml(group.name)}</a>: ${escapeHtml(group.standfirst)}</p>`;
}

function hotelEntry({ definition: { property } }: Hotel): string {
  const { picture, voice } = property;
  return [
    `<li><a class="house-card" href="${escapeHtml(guestPaths.book(property.code))}">`,
    ...(picture === undefined
      ? []
      : [
          `<img src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="">`,
        ]),
    `<h2 class="h3">${escapeHtml(property.name)}</h2></a>`,
    `<p class="small muted">${escapeHtml(property.place)}</p>`,
    `<p>${escapeHtml(voice.standfirst)}</p></li>`,
  ].join('');
}
