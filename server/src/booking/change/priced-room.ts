import { issueText } from '@portico/contract/texts/issue-texts';
import { isOpenPlan } from '@portico/domain/availability/open-rate-plan';
import { limitBroken } from '@portico/domain/availability/rate-plan-fit';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { isSameStay, isTooLong, stayOf } from '@portico/domain/calendar/stay';
import type { ReservationItemId } from '@portico/domain/ids';
import { totalGuests } from '@portico/domain/occupancy/guests';
import { goesOnBill } from '@portico/domain/payment/company-invoice';
import { emptyGuest } from '@portico/domain/people/guest';
import { changedRoom, type ChangedRoom } from '@portico/domain/pricing/changed-room';
import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { withoutStayRules } from '@portico/domain/pricing/waived-stay-rules';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { Hotel, HotelRatePlan, HotelPromotion, HotelRoomType } from '../../hotel/hotel.ts';
import { readStayNights } from '../../availability/nights/read-stay-nights.ts';
import type { BookedRoom } from '../../reservation/booked-reservation.ts';
import { namedPromotion, termsOfPlan } from '../../reservation/terms-today.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { arrivalRefusal, departureRefusal, sameDayRefusal } from '../submit/stay-checks.ts';
import { redeemedPromotion } from './redeemed-promotion.ts';
import type { RoomFacts } from './room-facts.ts';

export interface PricedRoom {
  readonly room: BookedRoom;
  readonly losesPromotion: boolean;
}

/**
 * A room whose stay, type, plan or guests change, with its new price and terms. Guests' names and extras are unchanged.
 */
export async function pricedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PricedRoom, BookingRefusal>> {
  const refusal = stayRefusal(hotel, facts);
  if (refusal !== undefined) return refused(refusal);
  const sold = soldToBooking(hotel, facts);
  if (!sold.ok) return sold;
  const price = await priceOf(db, hotel, facts, sold.value);
  const { roomNumber } = facts;
  if (!price.ok)
    return refused({
      code: 'rate.unavailable',
      which: { roomNumber, why: { rule: price.refusal, stay: facts.requested.stay } },
    });
  const { losesPromotion, ...priced } = price.value;
  return ok({ room: roomAtPrice(hotel, facts, sold.value, priced), losesPromotion });
}

/** By today's rates and what was frozen with the booking. */
async function priceOf(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
  { ratePlan, promotion }: SoldToBooking,
): Promise<ReturnType<typeof changedRoom>> {
  const { booked, requested, clock, byHotel } = facts;
  const [nights = { nights: [], departureNight: undefined }] = await readStayNights(db, hotel, [requested]);
  return changedRoom({
    ...(byHotel?.areStayRulesWaived ? withoutStayRules(nights) : nights),
    before: booked && { ...booked, isPromoted: booked.promotion !== null },
    requested,
    baseNumberOfAdults: ratePlan.rules.baseNumberOfAdults,
    promotion: promotion?.rules ?? null,
    bookedOn: bookedOn(hotel, facts),
    today: clock.date,
    vatRateMillipercent: (booked?.vat ?? hotel.vat).rateMillipercent,
    isExclusive: hotel.vat.isExclusive,
    vatParts: vatPartsOf(facts, ratePlan),
    // A room that is added has today's.
    cityTax: booked === null ? hotel.cityTax : booked.cityTax,
  });
}

function roomAtPrice(
  hotel: Hotel,
  facts: RoomFacts,
  { roomType, ratePlan, promotion }: SoldToBooking,
  { isPromoted, ...sums }: Omit<ChangedRoom, 'losesPromotion'>,
): BookedRoom {
  const { booked, requested } = facts;
  const { stay, guests, roomTypeId, ratePlanId } = requested;
  return {
    ...(booked ?? newRoom(hotel, facts, ratePlan)),
    ...(booked?.ratePlanId !== ratePlanId && termsOfPlan(hotel, ratePlan)),
    ...sums,
    vatParts: vatPartsOf(facts, ratePlan),
    stay,
    guests,
    roomTypeId,
    roomTypeName: booked?.roomTypeId === roomTypeId ? booked.roomTypeName : roomType.part.name,
    ratePlanId,
    rateCode: rateCodeOf(facts),
    promotion: isPromoted ? ((promotion && namedPromotion(promotion)) ?? booked?.promotion ?? null) : null,
  };
}

/** As booked, unless the plan changes. */
function vatPartsOf({ booked, requested }: RoomFacts, { rules }: HotelRatePlan): BookedRoom['vatParts'] {
  return booked?.ratePlanId === requested.ratePlanId ? booked.vatParts : rules.vatParts;
}

/** A booking made with the code of a plan has it for each of its rooms at that plan. */
function rateCodeOf({ reservation, requested }: RoomFacts): BookedRoom['rateCode'] {
  const withCode = reservation.rooms.find(
    ({ ratePlanId, rateCode }) => ratePlanId === requested.ratePlanId && rateCode !== null,
  );
  return withCode?.rateCode ?? null;
}

/** Before its price and guests are filled in. */
function newRoom(hotel: Hotel, { roomNumber }: RoomFacts, ratePlan: HotelRatePlan) {
  return {
    ...termsOfPlan(hotel, ratePlan),
    itemId: newId<ReservationItemId>(),
    roomNumber,
    childAges: [],
    leadGuest: emptyGuest,
    fellows: [],
    vat: hotel.vat,
    cityTax: hotel.cityTax,
    extras: [],
    extrasGrossMinor: 0,
    roomConfiguration: null,
    preCheckedInAt: null,
    cancelled: null,
  };
}

/** Refusal by a room's dates or number of guests, before it is priced. Dates that stay are not checked. */
function stayRefusal(
  hotel: Hotel,
  { booked, requested, clock, index, byHotel }: RoomFacts,
): BookingRefusal | undefined {
  const { stay } = requested;
  const { settings, property } = hotel.definition;
  const fault = (field: string, message: string): BookingRefusal => ({
    code: 'request.invalid',
    faults: [{ field: `ReservationItems[${index}].${field}`, message }],
  });
  if (totalGuests(requested.guests) === 0)
    return fault('NumberOfAdults', issueText('search.nobody-in-room', { unit: property.unitName }));
  if (!stayOf(stay.arrival, stay.departure).ok) return fault('DateOfDeparture', issueText('stay.reversed'));
  if (booked?.stay.arrival !== stay.arrival) {
    const closed = byHotel === undefined ? sameDayRefusal(hotel, stay.arrival, clock) : undefined;
    const refusal = arrivalRefusal(stay.arrival, clock.date) ?? closed;
    if (refusal !== undefined) return refusal;
  }
  if (booked?.stay.departure !== stay.departure) {
    const refusal = departureRefusal(stay.departure, clock.date);
    if (refusal !== undefined) return refusal;
  }
  const mostNights = settings.maxNightsOnStay;
  const isSame = booked !== null && isSameStay(booked.stay, stay);
  return !isSame && isTooLong(stay, mostNights)
    ? fault('DateOfDeparture', issueText('stay.too-long', { mostNights }))
    : undefined;
}

/** What the hotel sells to a booking, before dates and prices. */
interface SoldToBooking {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  /** The promotion redeemed by the booking. */
  readonly promotion: HotelPromotion | undefined;
}

/**
 * Type and plan of a room after the change. Refuses what the hotel does not have or sell to this booking: an unlisted
 * plan (unless the booking already has it, or the hotel changes it), a plan that cannot go on its bill, or guests who
 * do not fit. A room that only moves skips the check of guests.
 */
function soldToBooking(hotel: Hotel, facts: RoomFacts): Result<SoldToBooking, BookingRefusal> {
  const { reservation, booked, requested, clock, roomNumber, byHotel } = facts;
  const unavailable = refused({ code: 'rate.unavailable', which: { roomNumber } } as const);
  const roomType = hotel.roomTypes.get(requested.roomTypeId);
  const ratePlan = hotel.ratePlans.get(requested.ratePlanId);
  if (roomType === undefined || ratePlan === undefined) return unavailable;
  const { rules } = ratePlan;
  const has = reservation.rooms.some(({ ratePlanId }) => ratePlanId === rules.id);
  const isCompanyInvoiced = reservation.paymentType === 'company-invoice';
  if (!has && !goesOnBill(rules.companyInvoice, isCompanyInvoiced))
    return refused({ code: 'payment.rates-do-not-mix' });
  const { propertyLimits } = hotel;
  const fit = { roomType: roomType.rules, ratePlan: rules, guests: requested.guests, propertyLimits };
  const isMovedOnly = booked !== null && isSameButDates(booked, requested);
  const broken = isMovedOnly ? null : limitBroken(fit);
  if (broken !== null) {
    const why = { rule: { code: 'rate.guests', broken } } as const;
    return refused({ code: 'rate.unavailable', which: { roomNumber, why } });
  }
  const promotion = redeemedPromotion(hotel, reservation);
  const keys = { ratePlanCode: null, promotion: promotion?.rules ?? null };
  const today = booked === null ? clock.date : bookedOn(hotel, facts);
  const isOpen = has || byHotel !== undefined || isOpenPlan(rules, keys, { ...requested, today });
  if (!isOpen) return unavailable;
  return ok({ roomType, ratePlan, promotion });
}

/** The property's date when the booking was made. */
function bookedOn(hotel: Hotel, { reservation }: Pick<RoomFacts, 'reservation'>) {
  return localTimeAt(reservation.createdAt.getTime(), hotel.definition.property.timeZone).date;
}
