import { type ServicesQuery } from '@portico/contract/calls/services';
import { issueText, type IssueCode } from '@portico/contract/texts/issue-texts';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { type PlanKeys, isOpenPlan } from '@portico/domain/availability/open-rate-plan';
import { arrivalInWindow, bookableWindow } from '@portico/domain/calendar/bookable-window';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { isTooLong, type Stay } from '@portico/domain/calendar/stay';
import { ok, refused, type Result } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { readExtras } from '../../availability/inventory/read-extras.ts';
import { limitCodes, typedCodes, wrongCodes } from '../../availability/code-limits.ts';
import type { LimitDeps } from '../../limits/rate-limits.ts';
import { promotionOf, readPromoCode } from '../../availability/pricing/promo-code.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { grantFor } from '../../platform/http/grants.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { refuse, refuseFields } from '../../platform/http/refuse.ts';
import type { PorticoServer } from '../../platform/http/server-type.ts';

/** `opensInS`: whole seconds until codes may be tried again. */
interface TooManyCodes {
  readonly code: 'request.too-many';
  readonly thing: 'codes';
  readonly opensInS: number;
}

const NONE: PlanKeys = { ratePlanCode: null, promotion: null };

/**
 * What gives access to the requested rate plan. Codes are checked, and counted if wrong, only if the plan is not
 * public. Refuses after too many wrong codes. `address`: the client's. Rule: docs/limits.md, "Codes".
 */
async function planKeys(
  deps: LimitDeps & { readonly database: Database },
  hotel: Hotel,
  query: ServicesQuery,
  address: string,
): Promise<Result<PlanKeys, TooManyCodes>> {
  if (hotel.ratePlans.get(query.ratePlanId)?.rules.isPublic === true) return ok(NONE);
  const typed = typedCodes({ promotion: query.promoCode, 'rate-plan': query.ratePlanCode });
  const limit = await limitCodes(deps, { propertyId: hotel.propertyId, address }, typed);
  if (!limit.isOpen) return refused({ code: 'request.too-many', thing: 'codes', opensInS: limit.opensInS });
  const promo = await readPromoCode(deps.database.kysely, hotel, textOrNull(query.promoCode));
  await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown: false }));
  return ok({
    ratePlanCode: textOrNull(query.ratePlanCode),
    promotion: promotionOf(promo)?.rules ?? null,
  });
}

interface ExtraDeps extends LimitDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** The extras of a room over a stay. The wire calls them services. */
export async function extraRoutes(app: PorticoServer, deps: ExtraDeps): Promise<void> {
  const { database, hotels, clock } = deps;
  app.route({
    ...endpoint('/api/Service/Get'),
    handler: async (request, reply) => {
      const { propertyId, roomTypeId, ratePlanId, dateOfArrival, dateOfDeparture } = request.query;
      const hotel = await hotels.find(propertyId);
      if (hotel === undefined) return refuse(reply, 'property.unknown');
      const today = dateAt(hotel, clock.now());
      const keys = await planKeys(deps, hotel, request.query, clientAddress(request));
      if (!keys.ok) return sendRefusal(reply, keys.refusal, hotel.definition.property);
      const faults = roomFaults(hotel, request.query, keys.value, today);
      if (Object.keys(faults).length > 0) return refuseFields(reply, faults);
      const stay = { arrival: dateOfArrival, departure: dateOfDeparture };
      return readExtras(database.kysely, hotel, { roomTypeId, ratePlanId, stay });
    },
  });

  app.route({
    ...endpoint('/api/Service/GetReservationItemServices'),
    handler: async (request, reply) => {
      const { propertyId, reservationItemId: itemId } = request.query;
      const grant = await grantFor(request, propertyId, { itemIds: [itemId] });
      const hotel = await hotels.find(propertyId);
      const booking = grant && hotel && (await readReservation(database.kysely, hotel.propertyId, grant));
      const room = booking?.rooms.find((booked) => booked.itemId === itemId);
      if (hotel === undefined || room === undefined) return refuse(reply, 'reservation.unknown');
      return readExtras(database.kysely, hotel, room, room.extras);
    },
  });
}

/**
 * Faults of the requested room by query field; empty if none. A plan closed to these keys is treated as unknown.
 * `today` is the property's date.
 */
function roomFaults(
  hotel: Hotel,
  query: ServicesQuery,
  keys: PlanKeys,
  today: LocalDate,
): Record<string, string[]> {
  const stay = { arrival: query.dateOfArrival, departure: query.dateOfDeparture };
  const ofStay = stayFaults(stay, today, hotel.definition.settings.maxNightsOnStay);
  const faults: Record<string, string[]> = {};
  const roomTypeId = query.roomTypeId;
  if (!hotel.roomTypes.has(roomTypeId)) faults['roomTypeId'] = ['Expected a room type of the hotel'];
  const ratePlan = hotel.ratePlans.get(query.ratePlanId)?.rules;
  const isStay = Object.keys(ofStay).length === 0;
  // Promotions apply only to possible stays.
  const usable = isStay ? keys : { ...keys, promotion: null };
  if (
    ratePlan === undefined ||
    !isOpenPlan(ratePlan, usable, { ratePlanId: ratePlan.id, roomTypeId, stay, today })
  )
    faults['ratePlanId'] = ['Expected a rate plan of the hotel'];
  return { ...faults, ...ofStay };
}

function stayFaults(stay: Stay, today: LocalDate, mostNights: number): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const arrival = arrivalInWindow(stay.arrival, today);
  if (!arrival.ok) faults['dateOfArrival'] = [issueText(arrival.refusal.code, {})];
  const code = departureFault(stay, today, mostNights);
  if (code !== undefined) faults['dateOfDeparture'] = [issueText(code, { mostNights })];
  return faults;
}

function departureFault(stay: Stay, today: LocalDate, mostNights: number): IssueCode | undefined {
  const { arrival, departure } = stay;
  if (departure <= arrival) return 'stay.reversed';
  if (departure > bookableWindow(today).last) return 'stay.too-far';
  return isTooLong(stay, mostNights) ? 'stay.too-long' : undefined;
}
