import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import type {
  CheckVoucherCodeRequestBody,
  CheckVoucherCodeResponse,
} from '@portico/contract/calls/check-voucher-code';
import type { CreateRequestBody, CreateResponse } from '@portico/contract/calls/reservation-create';
import type { ConfirmationResponse, StatusResponse } from '@portico/contract/calls/reservation-read';
import type { ServicesResponse } from '@portico/contract/calls/services';
import { documentDataId, type HotelDocumentData } from '@portico/contract/document-data';
import { refusals } from '@portico/contract/refusals';
import { guestPaths } from '@portico/contract/paths';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { openGuest, type Answer, type Guest } from '../world/guest.ts';
import { fetchFrom } from '../world/transport.ts';
import type { BedChoices } from '@portico/web/shared/stay/beds';
import type { ExtrasOwner } from '@portico/web/shared/offers/extras-answers';
import { hotelOf, type Hotel } from '@portico/web/shared/hotel/hotel';
import type { ValidSearch } from '@portico/web/shared/search/search';

/** A client as the server sees it. The calls below are those of the pages; each throws when it gets no answer. */
export interface Visitor {
  /** The server's URL. */
  readonly url: string;
  /** The visitor's own address, when a proxy reports it to the server. */
  readonly address?: string;
}

/** The hotel as embedded in the pages' document. */
export async function fetchHotel(visitor: Visitor, code: string): Promise<Hotel> {
  const { text: html } = await answered(visitor, (guest) => guest.get(guestPaths.book(code), {}));
  const json = new RegExp(`id="${documentDataId}"[^>]*>([^<]*)</script>`).exec(html)?.[1];
  if (json === undefined) throw new Error(`${code} has a document without data`);
  return hotelOf(JSON.parse(json) as HotelDocumentData);
}

export function fetchSearch(
  visitor: Visitor,
  { property }: Hotel,
  { stay, rooms, promoCode }: ValidSearch,
): Promise<SearchResponse> {
  const body: SearchRequestBody = {
    PropertyId: property.PropertyId,
    LanguageCode: 'en',
    PromoCode: promoCode,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    Rooms: rooms.map(toWireGuestCounts),
  };
  return post(visitor, '/api/Availability/Search', body);
}

/** The extras of a room type at a rate over the stay. */
export function fetchExtras(
  visitor: Visitor,
  { property }: Hotel,
  { stay, ratePlanCode, promoCode }: ValidSearch,
  { roomTypeId, ratePlanId }: ExtrasOwner,
): Promise<ServicesResponse> {
  return get(visitor, '/api/Service/Get', {
    propertyId: property.PropertyId,
    roomTypeId,
    ratePlanId,
    dateOfArrival: stay.arrival,
    dateOfDeparture: stay.departure,
    languageCode: 'en',
    ...(ratePlanCode !== null && { ratePlanCode }),
    ...(promoCode !== null && { promoCode }),
  });
}

export function fetchBeds(visitor: Visitor, { property }: Hotel): Promise<BedChoices> {
  return get(visitor, '/api/RoomTypeConfiguration/Get', { propertyId: property.PropertyId });
}

export function fetchVoucher(
  visitor: Visitor,
  body: CheckVoucherCodeRequestBody,
): Promise<CheckVoucherCodeResponse> {
  return post(visitor, '/api/Reservation/CheckVoucherCode', body);
}

export function requestCreate(
  visitor: Visitor,
  body: CreateRequestBody,
  key: string,
): Promise<CreateResponse> {
  return post(visitor, '/api/Reservation/Create', body, key);
}

export function fetchConfirmation(
  visitor: Visitor,
  { property }: Hotel,
  token: string,
): Promise<ConfirmationResponse> {
  const query = { propertyId: property.PropertyId, referenceNumber: token };
  return get(visitor, '/api/Reservation/Confirmation', query);
}

export function fetchStatus(visitor: Visitor, { property }: Hotel, token: string): Promise<StatusResponse> {
  const query = { propertyId: property.PropertyId, referenceNumber: token };
  return get(visitor, '/api/Reservation/Status', query);
}

async function get<Body>(
  visitor: Visitor,
  path: string,
  query: Record<string, string | number>,
): Promise<Body> {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await answered(visitor, (guest) => guest.get(path, text))).body as Body;
}

async function post<Body>(visitor: Visitor, path: string, body: object, key?: string): Promise<Body> {
  return (await answered(visitor, (guest) => guest.post(path, body, { key }))).body as Body;
}

/** Retries while the server answers that it is busy, as the pages do; a busy machine may do so more than once. */
async function answered(
  { url, address }: Visitor,
  call: (guest: Guest) => Promise<Answer<object>>,
): Promise<Answer<object>> {
  for (;;) {
    const answer = await call(openGuest(fetchFrom(url, address)));
    if (answer.status === 200) return answer;
    if (answer.status !== refusals['server.busy'].status)
      throw new Error(`A guest is answered ${answer.status}: ${answer.text}`);
  }
}
