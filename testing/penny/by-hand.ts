import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays, daysBetween, type LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf, stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { TODAY } from '../portico/shifted-clock.ts';
import type { OfferedBasket } from './offered-basket.ts';

/** The part of a booking that the property file alone decides, in minor units. */
export interface HandSums {
  readonly total: number;
  readonly vat: number;
  /** VAT at each rate, the highest first, then the city tax. */
  readonly taxes: readonly number[];
  readonly voucher: number;
  readonly dueNow: number;
  readonly onInvoice: number;
  readonly rooms: readonly number[];
  readonly extras: readonly number[];
}

type Room = OfferedBasket['rooms'][number];
type RatePlan = PropertyFile['ratePlans'][number];
type Price = Readonly<Record<string, number | undefined>>;

/** The sums of a basket computed from the file by docs/pricing.md, sharing no code with the product's rules. */
export function sumsByHand(file: PropertyFile, basket: OfferedBasket): HandSums {
  const { rooms, search, voucherCode, payment } = basket;
  const lines = rooms.map((room) => {
    const tax = cityTaxByHand(file.property.cityTax, room.item.guests, nightsOf(search.stay));
    const untaxed = withVat(file, roomCost(file, room, search), partsOf(file, room.item.ratePlanId));
    const own = { ...untaxed, gross: untaxed.gross + tax };
    const extras = room.item.extras.map(({ id, quantity }) =>
      withVat(
        file,
        extraCost(file, id, quantity, room.item.guests, search.stay),
        wholeAt(rateOfExtra(file, id)),
      ),
    );
    const taxAtHotel = file.property.cityTax?.paidAtHotel === true ? tax : 0;
    return {
      own,
      extras,
      tax,
      dueNow: dueNow(file, room, search.stay.arrival, own.gross - taxAtHotel, sum(extras.map(grossOf))),
    };
  });
  const all = lines.flatMap(({ own, extras }) => [own, ...extras]);
  const total = sum(all.map(grossOf));
  const isOnInvoice = payment.type === 'individual-invoice' || payment.type === 'company-invoice';
  const voucher = Math.min(balanceOf(file, voucherCode), total);
  return {
    total,
    vat: sum(all.map(({ vat }) => vat)),
    taxes: [
      ...vatByRate(all.flatMap(({ rates }) => rates)),
      ...[sum(lines.map(({ tax }) => tax))].filter((tax) => tax > 0),
    ],
    voucher,
    dueNow: isOnInvoice ? 0 : Math.max(0, sum(lines.map((line) => line.dueNow)) - voucher),
    onInvoice: isOnInvoice ? total - voucher : 0,
    rooms: lines.map(({ own }) => own.gross),
    extras: lines.flatMap(({ extras }) => extras.map(grossOf)),
  };
}

function roomCost(file: PropertyFile, { item }: Room, { stay, promoCode }: OfferedBasket['search']): number {
  const promotion = file.promotions.find(({ code }) => code.toLowerCase() === promoCode?.toLowerCase());
  const isLowered = (date: LocalDate) =>
    promotion !== undefined &&
    (promotion.ratePlans?.includes(item.ratePlanId) ?? true) &&
    (promotion.roomTypes?.includes(item.roomTypeId) ?? true) &&
    nightsOf(stay) >= (promotion.minNights ?? 1) &&
    date >= (promotion.firstNight ?? date) &&
    date <= (promotion.lastNight ?? date);
  const offOn = (date: LocalDate) => (isLowered(date) ? hundredths(promotion?.percentOff ?? 0) : 0);
  return sum(stayDates(stay).map((date) => nightCost(file, item, date, offOn(date))));
}

/** The price of a night as the hotel enters prices, with `off` hundredths of a percent off each figure. */
export function nightCost(
  file: PropertyFile,
  room: Pick<Room['item'], 'ratePlanId' | 'roomTypeId' | 'guests'>,
  date: LocalDate,
  off: number,
): number {
  const plan = ratePlanOf(file, room.ratePlanId);
  const { adults, children, infants } = room.guests;
  const beyondBase = Math.max(0, adults - Math.max(1, plan.baseNumberOfAdults));
  const chargedChildren = adults === 0 && children > 0 ? children - 1 : children;
  const price = priceOf(plan, room.roomTypeId, date);
  const figure = (name: string) => {
    const minor = hundredths(price[name] ?? 0);
    return minor - rounded(minor * off, 10_000);
  };
  return (
    figure('base') +
    figure('perRoom') +
    figure('perAdult') * beyondBase +
    figure('perChild') * chargedChildren +
    figure('perInfant') * infants +
    figure('perPersonAdult') * adults +
    figure('perPersonChild') * children +
    figure('perPersonInfant') * infants
  );
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Later entries win, per figure. */
function priceOf(plan: RatePlan, roomTypeId: RoomTypeId, date: LocalDate): Price {
  // 28 February 2027 is a Sunday.
  const day = (((daysBetween('2027-02-28' as LocalDate, date) % 7) + 7) % 7) as 0;
  const entries = plan.seasons.filter(
    (season) =>
      season.from <= date &&
      date <= season.to &&
      (season.weekdays?.includes(weekdays[day]) ?? true) &&
      (season.roomTypes?.includes(roomTypeId) ?? true),
  );
  return Object.assign({}, ...entries.map(({ price = {} }) => price)) as Price;
}

/** As the hotel enters prices. */
export function extraCost(
  file: PropertyFile,
  id: number,
  quantity: number,
  guests: Guests,
  stay: Stay,
): number {
  const extra = file.extras.find((one) => one.id === id);
  if (extra === undefined) throw new Error('an extra that the file does not have');
  const people = extra.chargePerPerson ? guests.adults + guests.children : 1;
  const days = extra.chargeType === 'PerDay' ? nightsOf(stay) : 1;
  return sum(extra.articles.map(({ price }) => hundredths(price))) * quantity * people * days;
}

/** For a room with its extras: the shares due at booking and those already due by date. */
function dueNow(
  file: PropertyFile,
  { item }: Room,
  arrival: LocalDate,
  room: number,
  extras: number,
): number {
  const due = ratePlanOf(file, item.ratePlanId).payment.filter(
    (entry) =>
      entry.automaticPaymentType === 'AtTimeOfBooking' || addDays(arrival, -entry.daysBeforeArrival) <= TODAY,
  );
  const share = Math.min(10_000, sum(due.map((entry) => hundredths(entry.percentageToCharge))));
  const own = rounded(room * share, 10_000);
  const isWithExtras = file.settings.includeExtrasInPaymentPolicy && own > 0;
  return isWithExtras ? rounded((room + extras) * share, 10_000) : own;
}

/** A share of a price, in hundredths of a percent, and its rate of VAT, in thousandths. */
export interface HandPart {
  readonly share: number;
  readonly rate: number;
}

interface HandLine {
  readonly gross: number;
  readonly vat: number;
  readonly rates: readonly { readonly rate: number; readonly vat: number }[];
}

/** `parts` are those with a rate of their own. */
function withVat({ property }: PropertyFile, cost: number, parts: readonly HandPart[]): HandLine {
  const standard = thousandths(property.standardVatRate);
  if (!property.isStandardTaxExclusive) return { gross: cost, ...vatInGross(cost, standard, parts) };
  const rate = parts[0]?.rate ?? standard;
  const vat = rounded(cost * rate, 100_000);
  return { gross: cost + vat, vat, rates: [{ rate, vat }] };
}

/** The largest remainders get the pennies that whole shares leave over. */
export function vatInGross(
  gross: number,
  standard: number,
  parts: readonly HandPart[],
): Pick<HandLine, 'vat' | 'rates'> {
  const rest = 10_000 - sum(parts.map(({ share }) => share));
  const all = [...(rest > 0 ? [{ share: rest, rate: standard }] : []), ...parts];
  const amounts = all.map(({ share }) => Math.floor((gross * share) / 10_000));
  const order = all
    .map(({ share }, index) => ({ index, remainder: (gross * share) % 10_000 }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of order.slice(0, gross - sum(amounts))) amounts[index] = (amounts[index] ?? 0) + 1;
  const rates = all.map(({ rate }, index) => ({
    rate,
    vat: rounded((amounts[index] ?? 0) * rate, 100_000 + rate),
  }));
  return { vat: sum(rates.map(({ vat }) => vat)), rates };
}

function vatByRate(lines: HandLine['rates']): number[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => sum(lines.filter((line) => line.rate === rate).map(({ vat }) => vat)));
}

export function partsOf(file: PropertyFile, ratePlanId: number): HandPart[] {
  return ratePlanOf(file, ratePlanId).vatParts.map(({ percent, vatRate }) => ({
    share: hundredths(percent),
    rate: thousandths(vatRate),
  }));
}

/** Undefined: the standard rate. */
export function rateOfExtra({ extras }: PropertyFile, id: number): number | undefined {
  const rate = extras.find((extra) => extra.id === id)?.vatRate;
  return rate === undefined ? undefined : thousandths(rate);
}

const wholeAt = (rate: number | undefined): HandPart[] =>
  rate === undefined ? [] : [{ share: 10_000, rate }];

/** Each guest pays for the first nights. */
export function cityTaxByHand(
  tax: PropertyFile['property']['cityTax'],
  { adults, children, infants }: Guests,
  nights: number,
): number {
  if (tax === undefined) return 0;
  const aNight =
    adults * hundredths(tax.adult) + children * hundredths(tax.child) + infants * hundredths(tax.infant);
  return aNight * Math.min(nights, tax.mostNights ?? nights);
}

function balanceOf({ giftVouchers }: PropertyFile, code: string | null): number {
  const voucher = giftVouchers.find((one) => one.code === code);
  return voucher?.kind === 'money' ? hundredths(voucher.balance) : 0;
}

function ratePlanOf({ ratePlans }: PropertyFile, id: number): RatePlan {
  const plan = ratePlans.find((one) => one.id === id);
  if (plan === undefined) throw new Error('a rate plan that the file does not have');
  return plan;
}

const hundredths = (value: number) => Math.round(value * 100);
export const thousandths = (value: number) => Math.round(value * 1000);
const grossOf = ({ gross }: { readonly gross: number }) => gross;
export const sum = (list: readonly number[]) => list.reduce((before, one) => before + one, 0);

/** Half away from zero; all values are positive and far below the limit of exact numbers. */
export function rounded(numerator: number, divisor: number): number {
  return Math.floor((2 * numerator + divisor) / (2 * divisor));
}
