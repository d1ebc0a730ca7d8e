import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf, stayDates } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { RequestedChange, RoomToQuote } from '@portico/server/booking/change/requested-change';
import type { BookedReservation, BookedRoom } from '@portico/server/reservation/booked-reservation';
import { TODAY } from '../portico/shifted-clock.ts';
import {
  cityTaxByHand,
  extraCost,
  nightCost,
  partsOf,
  rateOfExtra,
  rounded,
  sum,
  thousandths,
  vatInGross,
} from './by-hand.ts';

/** A changed booking's sums, in minor units. */
export interface HandChange {
  readonly rooms: readonly { readonly gross: number; readonly extras: readonly number[] }[];
  readonly total: number;
  readonly vat: number;
  readonly voucher: number;
  readonly dueNow: number;
  readonly later: readonly { readonly date: LocalDate; readonly minor: number }[];
  readonly atHotel: number;
  readonly onInvoice: number;
  readonly take: number;
  readonly refund: number;
  readonly lost: number;
}

interface Line {
  readonly gross: number;
  readonly vat: number;
}

interface HandRoom {
  /** City tax included. */
  readonly own: Line;
  readonly taxAtHotel: number;
  readonly extras: readonly Line[];
  readonly shares: readonly Share[];
  readonly areExtrasCharged: boolean;
  readonly lost: boolean;
  readonly arrival: LocalDate;
}

/** A share of a price, in hundredths of a percent, due so many days before arrival; null: at booking. */
interface Share {
  readonly percent: number;
  readonly daysBefore: number | null;
}

/**
 * A change computed by docs/pricing.md, "Changing a booking", from the hotel's current file and the stored booking,
 * sharing no code with the product's rules. Cancelling costs nothing at these hotels.
 */
export function changeByHand(
  file: PropertyFile,
  before: BookedReservation,
  requested: RequestedChange,
  paid: number,
): HandChange {
  const cancelledIds = new Set<string>(requested.roomsToCancel.map(({ itemId }) => itemId));
  const old = before.rooms.filter(({ itemId, cancelled }) => cancelled === null && !cancelledIds.has(itemId));
  const rooms = [
    ...old.map((room) =>
      changedRoom(
        file,
        before,
        room,
        requested.rooms.find(({ itemId }) => itemId === room.itemId),
      ),
    ),
    ...requested.rooms.filter(({ itemId }) => itemId === null).map((room) => newRoom(file, before, room)),
  ];
  const lines = rooms.flatMap(({ own, extras }) => [own, ...extras]);
  const total = sum(lines.map(({ gross }) => gross));
  const voucher = Math.min(before.voucher?.minor ?? 0, total);
  const due = afterVoucher(dueOf(rooms), voucher);
  const way = before.paymentType;
  const isInvoiced = way === 'individual-invoice' || way === 'company-invoice';
  const isPaid = way === 'card' || way === 'paystack';
  const now = isInvoiced ? 0 : due.now;
  const missing = Math.max(0, now - paid);
  const onInvoice = isInvoiced ? total - voucher : 0;
  return {
    rooms: rooms.map(({ own, extras }) => ({ gross: own.gross, extras: extras.map(({ gross }) => gross) })),
    total,
    vat: sum(lines.map(({ vat }) => vat)),
    voucher,
    dueNow: isPaid ? now : now - missing,
    later: isInvoiced ? [] : due.later,
    atHotel: isInvoiced ? 0 : due.atHotel + (isPaid ? 0 : missing),
    onInvoice,
    take: isPaid ? missing : 0,
    refund: Math.max(0, paid - now - onInvoice),
    lost: rooms.filter(({ lost }) => lost).length,
  };
}

function changedRoom(
  file: PropertyFile,
  before: BookedReservation,
  was: BookedRoom,
  requested: RoomToQuote | undefined,
): HandRoom {
  const to = requested ?? { ...was, extras: [] };
  const isSameRoom = was.roomTypeId === to.roomTypeId && was.ratePlanId === to.ratePlanId;
  const keeps = isSameRoom && isSame(was.guests, to.guests);
  const isSameStay = was.stay.arrival === to.stay.arrival && was.stay.departure === to.stay.departure;
  const rate = was.vat.rateMillipercent;
  const off = percentOff(file, before, to);
  const retained = was.nights.filter(
    ({ date }) => keeps && date >= to.stay.arrival && date < to.stay.departure,
  );
  const isKnown = file.promotions.some(({ id }) => id === before.promotionId);
  const lost = was.promotion !== null && (isKnown ? off === undefined : retained.length === 0);
  const retainedSum = sum(
    retained.map((night) => (lost ? night.originalGrossMinor : night.grossMinor) - night.cityTaxMinor),
  );
  const isRetained = new Set(retained.map(({ date }) => date));
  const costs = stayDates(to.stay)
    .filter((date) => !isRetained.has(date))
    .map((date) => nightCost(file, to, date, off?.(date) ?? 0));
  const gross = retainedSum + grossOf(file, sum(costs), rate);
  const isSamePlan = was.ratePlanId === to.ratePlanId;
  const parts = isSamePlan
    ? was.vatParts.map(({ shareBasisPoints: share, rateMillipercent }) => ({ share, rate: rateMillipercent }))
    : partsOf(file, to.ratePlanId);
  const isAsItWas = keeps && isSameStay;
  const tax = isAsItWas ? was.cityTaxMinor : taxOfBooked(was, to);
  const own = isAsItWas
    ? { gross: was.grossMinor, vat: was.vatMinor }
    : { gross: gross + tax, vat: vatInGross(gross, rate, parts).vat };
  return {
    own,
    taxAtHotel: was.cityTax?.isPaidAtHotel === true ? tax : 0,
    extras: extrasOf(file, was, to, rate),
    shares: isSamePlan
      ? was.payment.map((entry) => ({
          percent: entry.percentBasisPoints,
          daysBefore: entry.when === 'at-booking' ? null : entry.daysBefore,
        }))
      : sharesOf(file, to.ratePlanId),
    areExtrasCharged: isSamePlan
      ? was.areExtrasInPolicy === true
      : file.settings.includeExtrasInPaymentPolicy,
    lost: lost && !(keeps && isSameStay),
    arrival: to.stay.arrival,
  };
}

function newRoom(file: PropertyFile, before: BookedReservation, room: RoomToQuote): HandRoom {
  const rate = thousandths(file.property.standardVatRate);
  const off = percentOff(file, before, room);
  const cost = sum(stayDates(room.stay).map((date) => nightCost(file, room, date, off?.(date) ?? 0)));
  const gross = grossOf(file, cost, rate);
  const tax = cityTaxByHand(file.property.cityTax, room.guests, nightsOf(room.stay));
  return {
    own: { gross: gross + tax, vat: vatInGross(gross, rate, partsOf(file, room.ratePlanId)).vat },
    taxAtHotel: file.property.cityTax?.paidAtHotel === true ? tax : 0,
    extras: extrasOf(file, undefined, room, rate),
    shares: sharesOf(file, room.ratePlanId),
    areExtrasCharged: file.settings.includeExtrasInPaymentPolicy,
    lost: false,
    arrival: room.stay.arrival,
  };
}

/** By the tax as it was booked. */
function taxOfBooked(
  { cityTax }: BookedRoom,
  { guests, stay }: Pick<RoomToQuote, 'guests' | 'stay'>,
): number {
  if (cityTax === null) return 0;
  const { adultMinor, childMinor, infantMinor, mostNights, isPaidAtHotel, name } = cityTax;
  const tax = {
    name,
    adult: adultMinor / 100,
    child: childMinor / 100,
    infant: infantMinor / 100,
    paidAtHotel: isPaidAtHotel,
    ...(mostNights !== null && { mostNights }),
  };
  return cityTaxByHand(tax, guests, nightsOf(stay));
}

/** For a night, in hundredths of a percent; undefined when no promotion of the booking applies to this room. */
function percentOff(
  file: PropertyFile,
  { promotionId }: BookedReservation,
  { stay, roomTypeId, ratePlanId }: Pick<BookedRoom, 'stay' | 'roomTypeId' | 'ratePlanId'>,
): ((date: LocalDate) => number) | undefined {
  const promotion = file.promotions.find(({ id }) => id === promotionId);
  if (promotion === undefined) return undefined;
  const names = (date: LocalDate) =>
    date >= (promotion.firstNight ?? date) && date <= (promotion.lastNight ?? date);
  const takes =
    (promotion.ratePlans?.includes(ratePlanId) ?? true) &&
    (promotion.roomTypes?.includes(roomTypeId) ?? true) &&
    nightsOf(stay) >= (promotion.minNights ?? 1) &&
    stayDates(stay).some(names);
  return takes ? (date) => (names(date) ? Math.round(promotion.percentOff * 100) : 0) : undefined;
}

function extrasOf(
  file: PropertyFile,
  was: BookedRoom | undefined,
  to: Pick<RoomToQuote, 'extras' | 'guests' | 'stay'>,
  ofRoom: number,
): Line[] {
  const ids = new Set([...(was?.extras ?? []), ...to.extras].map(({ extraId }) => extraId));
  return [...ids]
    .sort((a, b) => a - b)
    .flatMap((id) => {
      const booked = was?.extras.find(({ extraId }) => extraId === id);
      const quantity = to.extras.find(({ extraId }) => extraId === id)?.quantity ?? booked?.quantity ?? 0;
      if (quantity === 0) return [];
      if (booked !== undefined && was !== undefined && booked.quantity === quantity) {
        const sameNights = booked.chargeType !== 'per-day' || nightsOf(was.stay) === nightsOf(to.stay);
        const samePeople = !booked.isPerPerson || people(was.guests) === people(to.guests);
        if (sameNights && samePeople) return [{ gross: booked.grossMinor, vat: booked.vatMinor }];
      }
      const rate = rateOfExtra(file, id) ?? ofRoom;
      const cost = extraCost(file, id, quantity, to.guests, to.stay);
      const gross = grossOf(file, cost, rate);
      const vat = file.property.isStandardTaxExclusive ? gross - cost : rounded(cost * rate, 100_000 + rate);
      return [{ gross, vat }];
    });
}

const people = ({ adults, children }: Guests) => adults + children;
const isSame = (a: Guests, b: Guests) =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants;

function grossOf(file: PropertyFile, cost: number, rate: number): number {
  return file.property.isStandardTaxExclusive ? cost + rounded(cost * rate, 100_000) : cost;
}

function sharesOf({ ratePlans }: PropertyFile, id: number): Share[] {
  const plan = ratePlans.find((one) => one.id === id);
  return (plan?.payment ?? []).map((entry) => ({
    percent: Math.round(entry.percentageToCharge * 100),
    daysBefore: entry.automaticPaymentType === 'AtTimeOfBooking' ? null : entry.daysBeforeArrival,
  }));
}

interface Due {
  readonly now: number;
  readonly later: { date: LocalDate; minor: number }[];
  readonly atHotel: number;
}

/** Room by room, each with its shares of a running total. */
function dueOf(rooms: readonly HandRoom[]): Due {
  const today = TODAY as LocalDate;
  const byDate = new Map<LocalDate, number>();
  let now = 0;
  let atHotel = 0;
  for (const { own, taxAtHotel, extras, shares, arrival, areExtrasCharged } of rooms) {
    const ofRoom = own.gross - taxAtHotel;
    const dayOf = ({ daysBefore }: Share) =>
      daysBefore === null || addDays(arrival, -daysBefore) < today ? today : addDays(arrival, -daysBefore);
    const percentBy = (date: LocalDate) =>
      Math.min(10_000, sum(shares.filter((share) => dayOf(share) <= date).map(({ percent }) => percent)));
    const extrasSum = sum(extras.map(({ gross }) => gross));
    const isWithExtras = areExtrasCharged && rounded(ofRoom * percentBy(today), 10_000) > 0;
    const whole = ofRoom + (isWithExtras ? extrasSum : 0);
    let running = rounded(whole * percentBy(today), 10_000);
    now += running;
    for (const date of [...new Set(shares.map(dayOf))].sort()) {
      const minor = rounded(whole * percentBy(date), 10_000) - running;
      if (minor > 0) byDate.set(date, (byDate.get(date) ?? 0) + minor);
      running += minor;
    }
    atHotel += own.gross + extrasSum - running;
  }
  const later = [...byDate]
    .map(([date, minor]) => ({ date, minor }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return { now, later, atHotel };
}

/** It covers first what is due now, then the later parts by date, then what is paid at the hotel. */
function afterVoucher({ now, later, atHotel }: Due, voucher: number): Due {
  let remaining = voucher;
  const rest = (minor: number) => {
    const covered = Math.min(minor, remaining);
    remaining -= covered;
    return minor - covered;
  };
  const remainingNow = rest(now);
  const remainingLater = later.map(({ date, minor }) => ({ date, minor: rest(minor) }));
  return {
    now: remainingNow,
    later: remainingLater.filter(({ minor }) => minor > 0),
    atHotel: rest(atHotel),
  };
}
