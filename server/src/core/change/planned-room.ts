import { isOpenPlan } from '@portico/domain/availability/open-rate-plan';
import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { localTimeAt, type LocalTime } from '@portico/domain/calendar/property-clock';
import type { ReservationItemId } from '@portico/domain/ids';
import { nobody } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import { goesOnBill } from '@portico/domain/payment/company-invoice';
import { changedRoom, haveSameGuests, isSameRoom } from '@portico/domain/pricing/changed-room';
import type { Promotion } from '@portico/domain/promotion/promotion';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { newId } from '../../platform/ids.ts';
import type { Hotel, HotelPromotion } from '../hotel/hotel.ts';
import { readStayNights } from '../pricing/nights/read-stay-nights.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { plannedExtras } from './planned-extras.ts';
import { redeemedPromotion } from './redeemed-promotion.ts';
import type { RoomFacts } from './room-facts.ts';
import { isSameStay } from './same-stay.ts';
import { stayRefusal } from './stay-refusal.ts';
import { termsOfPlan } from './terms-of-plan.ts';
import type { WantedRoom } from './wanted-change.ts';

interface PlannedRoom {
  readonly room: BookedRoom;
  readonly losesPromotion: boolean;
}

/**
 * One room as it is to be, priced where its price changes. Refuses a stay, a type, a plan, guests or extras that the
 * hotel does not sell. Rule: docs/pricing.md, "Changing a booking".
 */
export async function plannedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PlannedRoom, ChangeRefusal>> {
  const { booked, wanted } = facts;
  if (booked !== null && booked.cancelled !== null) return refused({ code: 'change.cancelled' });
  const people = peopleOf(hotel, booked, wanted);
  const isAsItWas = booked !== null && isSameStay(booked, wanted) && isSameRoom(booked, wanted);
  const priced =
    booked !== null && isAsItWas && haveSameGuests(booked, wanted)
      ? ok({ room: booked, losesPromotion: false })
      : await pricedRoom(db, hotel, facts);
  if (!priced.ok) return priced;
  const extras = plannedExtras(hotel, booked, wanted, facts.index);
  if (!extras.ok) return extras;
  const room = { ...priced.value.room, ...people, ...extras.value };
  return ok({ room, losesPromotion: priced.value.losesPromotion });
}

async function pricedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PlannedRoom, ChangeRefusal>> {
  const { reservation, booked, wanted, clock } = facts;
  const refusal = stayRefusal(hotel, facts);
  if (refusal !== undefined) return refused(refusal);
  const { roomNumber } = facts;
  const unavailable = refused({ code: 'rate.unavailable', which: { roomNumber } } as const);
  const roomType = hotel.roomTypes.get(wanted.roomTypeId);
  const ratePlan = hotel.ratePlans.get(wanted.ratePlanId);
  const [nights] = await readStayNights(db, hotel, [wanted], wanted.stay);
  if (roomType === undefined || ratePlan === undefined || nights === undefined) return unavailable;
  const isCompanyInvoiced = reservation.paymentType === 'company-invoice';
  if (
    booked?.ratePlanId !== wanted.ratePlanId &&
    !goesOnBill(ratePlan.rules.companyInvoice, isCompanyInvoiced)
  )
    return refused({ code: 'payment.rates-do-not-mix' });
  const { propertyLimits } = hotel;
  const fits = ratePlanFits({
    roomType: roomType.rules,
    ratePlan: ratePlan.rules,
    guests: wanted.guests,
    propertyLimits,
  });
  const isMovedOnly = booked !== null && isSameRoom(booked, wanted) && haveSameGuests(booked, wanted);
  if (!fits && !isMovedOnly) return unavailable;
  const promotion = redeemedPromotion(hotel, reservation);
  const rules = promotion?.rules ?? null;
  if (!isOpenTo(reservation, ratePlan.rules, rules, wanted, clock)) return unavailable;
  const vat = booked?.vat ?? hotel.vat;
  const price = changedRoom({
    before: booked && { ...booked, isPromoted: booked.promotion !== null },
    wanted,
    baseNumberOfAdults: ratePlan.rules.baseNumberOfAdults,
    ...nights,
    promotion: rules,
    bookedOn: localTimeAt(reservation.createdAt.getTime(), hotel.definition.property.timeZone).date,
    today: clock.date,
    vatRateMillipercent: vat.rateMillipercent,
    isExclusive: hotel.vat.isExclusive,
  });
  if (!price.ok) return unavailable;
  const { isPromoted, losesPromotion, ...sums } = price.value;
  const keepsTerms = booked !== null && booked.ratePlanId === wanted.ratePlanId;
  const { stay, guests, roomTypeId, ratePlanId } = wanted;
  const room: BookedRoom = {
    ...(booked ?? newRoom(hotel, facts)),
    ...(keepsTerms ? {} : termsOfPlan(hotel, ratePlan)),
    ...sums,
    stay,
    guests,
    roomTypeId,
    roomTypeName: booked?.roomTypeId === roomTypeId ? booked.roomTypeName : roomType.part.name,
    ratePlanId,
    promotion: isPromoted ? (nameOf(promotion) ?? booked?.promotion ?? null) : null,
  };
  return ok({ room, losesPromotion });
}

const nameOf = (promotion: HotelPromotion | undefined): BookedRoom['promotion'] =>
  promotion === undefined ? null : { promotionId: promotion.rules.id, name: promotion.part.name };

/** A plan that the booking has already is open to its guest. */
function isOpenTo(
  { rooms }: BookedReservation,
  rules: Parameters<typeof isOpenPlan>[0],
  promotion: Promotion | null,
  wanted: WantedRoom,
  { date: today }: LocalTime,
): boolean {
  const has = rooms.some(({ ratePlanId }) => ratePlanId === rules.id);
  return has || isOpenPlan(rules, { ratePlanCode: null, promotion }, { ...wanted, today });
}

/** Before its price, its terms and its people are put in. */
function newRoom(hotel: Hotel, { roomNumber }: RoomFacts) {
  return {
    itemId: newId<ReservationItemId>(),
    roomNumber,
    ratePlanName: '',
    leadGuest: nobody,
    fellows: [],
    vat: hotel.vat,
    payment: [],
    cancellation: { entries: [], noShow: { kind: 'none' } },
    extras: [],
    extrasGrossMinor: 0,
    roomConfiguration: null,
    allowEdit: true,
    allowCancel: true,
    areExtrasInPolicy: hotel.definition.settings.includeExtrasInPaymentPolicy,
    cancelled: null,
  } as const;
}

function peopleOf(
  hotel: Hotel,
  booked: BookedRoom | null,
  wanted: WantedRoom,
): Pick<BookedRoom, 'leadGuest' | 'fellows' | 'roomConfiguration'> {
  const { bedOptionId } = wanted;
  const options = hotel.roomTypes.get(wanted.roomTypeId)?.part.configurations ?? [];
  const beds = options.find(({ id }) => id === bedOptionId);
  const keepsBeds = bedOptionId === undefined && booked?.roomTypeId === wanted.roomTypeId;
  const known = wanted.fellows ?? booked?.fellows ?? [];
  return {
    leadGuest: wanted.leadGuest ?? booked?.leadGuest ?? nobody,
    fellows: known.length === 0 ? [] : fellowGuests(wanted.guests, known),
    roomConfiguration: keepsBeds
      ? (booked?.roomConfiguration ?? null)
      : beds
        ? { id: beds.id, name: beds.name }
        : null,
  };
}
