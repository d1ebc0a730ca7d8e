import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import { documentDataId, type DocumentData } from '@portico/contract/document-data';
import { apiPaths, guestPaths } from '@portico/contract/paths';
import { parseSearchLink } from '@portico/contract/search-link';
import type { BookingQuote } from '@portico/domain/pricing/booking-quote';
import { bedOptions, type BedChoices } from '@portico/web/parts/beds/beds';
import { nothingSeen, type BookingItem } from '@portico/web/parts/booking/booking';
import { hotelOf, type Hotel } from '@portico/web/parts/hotel/hotel';
import { chosenRooms, quoteOf, type ChosenRoom } from '@portico/web/parts/ledger/chosen-room';
import { roomOffers } from '@portico/web/parts/offers/offers';
import { validSearch, type ValidSearch } from '@portico/web/parts/searching/search';
import { drawStay, pickOf, SEED, seededRandom, type RandomStay } from './random-stay.ts';

/** A stay with its price, as the pages make it of what the server answers. */
export interface OfferedStay {
  /** Says which one it is when it fails. */
  readonly label: string;
  readonly picks: RandomStay['picks'];
  readonly hotel: Hotel;
  readonly search: ValidSearch;
  readonly rooms: readonly ChosenRoom[];
  readonly quote: BookingQuote;
}

/**
 * Stays at the two demo hotels in turn that the running server offers, always the same ones. No two of a hotel share a
 * night, so that none is in the way of another.
 */
export async function* offeredStays(url: string): AsyncGenerator<OfferedStay, never> {
  const hotels = { QUAY: await readHotel(url, 'QUAY'), FELL: await readHotel(url, 'FELL') };
  const random = seededRandom(SEED);
  const found: OfferedStay[] = [];
  while (true) {
    const drawn = drawStay(random, found.length % 2 === 0 ? 'QUAY' : 'FELL');
    const hotel = hotels[drawn.hotelCode];
    const before = found.filter((one) => one.hotel === hotel);
    const label = `stay ${found.length + 1} of seed ${SEED}: ${drawn.hotelCode}?${drawn.link}`;
    const offered = await offeredStay(url, hotel, drawn, label);
    if (offered === undefined || before.some((one) => sharesNight(one, offered))) continue;
    found.push(offered);
    yield offered;
  }
}

function sharesNight(
  { search: { stay: one } }: OfferedStay,
  { search: { stay: other } }: OfferedStay,
): boolean {
  return one.arrival < other.departure && other.arrival < one.departure;
}

/** The hotel as the pages find it in their document. */
async function readHotel(url: string, code: string): Promise<Hotel> {
  const html = await (await fetch(url + guestPaths.book(code))).text();
  const json = new RegExp(`id="${documentDataId}"[^>]*>([^<]*)</script>`).exec(html)?.[1];
  if (json === undefined) throw new Error(`${code} has a document without data`);
  return hotelOf(JSON.parse(json) as DocumentData);
}

/** Asks the running server and picks; undefined when not every room can be had. */
async function offeredStay(
  url: string,
  hotel: Hotel,
  { link, picks }: RandomStay,
  label: string,
): Promise<OfferedStay | undefined> {
  const search = validSearch(parseSearchLink(new URLSearchParams(link)), hotel);
  if (search === null) return undefined;
  const facts = {
    hotel,
    search,
    answer: await askSearch(url, hotel, search),
    extras: new Map(),
    beds: await askBeds(url, hotel),
  };
  const items: BookingItem[] = [];
  for (const [index, guests] of search.rooms.entries()) {
    const roomNumber = index + 1;
    const room = pickOf(roomOffers(facts, roomNumber, items), picks[index]?.roomType ?? 0);
    const offer = pickOf(room?.rates ?? [], picks[index]?.rate ?? 0);
    if (room === undefined || offer === undefined) return undefined;
    const { RoomTypeId } = room.roomType;
    items.push({
      ...nothingSeen,
      roomNumber,
      guests,
      roomTypeId: RoomTypeId as BookingItem['roomTypeId'],
      bedOptionId: bedOptions(facts.beds, RoomTypeId)[0]?.id ?? null,
      ratePlanId: offer.plan.id,
      leadGuest: { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '' },
      grossMinor: offer.quote.grossMinor,
    });
  }
  const rooms = chosenRooms(facts, items);
  return { label, picks, hotel, search, rooms, quote: quoteOf(rooms) };
}

/** How the beds can stand: asked of a guest before the booking is made. */
async function askBeds(url: string, hotel: Hotel): Promise<BedChoices> {
  const query = `propertyId=${hotel.property.PropertyId}`;
  const answer = await fetch(`${url}${apiPaths.roomTypeConfiguration()}?${query}`);
  return (await answer.json()) as BedChoices;
}

async function askSearch(url: string, hotel: Hotel, { stay, rooms }: ValidSearch): Promise<SearchResponse> {
  const body: SearchRequestBody = {
    PropertyId: hotel.property.PropertyId,
    LanguageCode: 'en',
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    Rooms: rooms.map(({ adults, children, infants }) => ({
      NumberOfAdults: adults,
      NumberOfChildren: children,
      NumberOfInfants: infants,
    })),
  };
  const answer = await fetch(url + apiPaths.availabilitySearch(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Search answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as SearchResponse;
}
