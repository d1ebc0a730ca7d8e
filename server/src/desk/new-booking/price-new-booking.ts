import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { cancellationSentences } from '@portico/contract/texts/cancellation-texts';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { ok, refused } from '@portico/domain/result';
import type { QuotedRoom } from '../../availability/pricing/quote.ts';
import type { RoomToQuote } from '../../availability/pricing/rooms-to-quote.ts';
import { usableVoucher } from '../../availability/pricing/usable-voucher.ts';
import { priceByStaff } from '../../booking/by-staff/price-by-staff.ts';
import { providerOfLink } from '../../payments/pay-by-link/provider-of-link.ts';
import { dateAt } from '../../hotel/date-at.ts';
import { asksChildAges } from '../../hotel/child-ages.ts';
import { offeredExtras } from '../run/offered-extras.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { refusalOfBooking } from '../run/refusal-of-booking.ts';

type Price = 'NewBooking/Price';

type Takes = Omit<DeskTaken<Price>, 'areStayRulesWaived'>;

/** The codes of a new booking as domain prices with them. */
export function codesOf({
  promoCode,
  ratePlanCode,
  voucherCode = '',
}: Pick<Takes, 'promoCode' | 'ratePlanCode'> & Partial<Pick<Takes, 'voucherCode'>>) {
  return {
    promoCode: promoCode.trim() || null,
    ratePlanCode: ratePlanCode.trim() || null,
    voucherCode: voucherCode.trim() || null,
  };
}

/** A room of it, likewise. */
export function roomToQuote(
  { arrival, departure }: Pick<Takes, 'arrival' | 'departure'>,
  { adults, children, infants, roomTypeId, ratePlanId, extras }: Takes['rooms'][number],
): RoomToQuote {
  return {
    stay: { arrival, departure },
    roomTypeId,
    ratePlanId,
    guests: { adults, children, infants },
    extras,
  };
}

/** The price of a new booking, by the function that books it. Rule: docs/desk.md, "A new booking". */
export async function priceNewBooking(run: Run, takes: DeskTaken<Price>): Promise<Outcome<Price>> {
  const { hotel, database, clock, providers, links } = run;
  const { areStayRulesWaived } = takes;
  const now = clock.now();
  const codes = codesOf(takes);
  const { voucherCode } = codes;
  const voucher =
    voucherCode === null
      ? undefined
      : await usableVoucher(database.kysely, hotel, voucherCode, dateAt(hotel, now));
  const request = {
    ...codes,
    // The price is shown although the voucher pays nothing.
    voucherCode: voucher?.ok === true ? voucherCode : null,
    rooms: takes.rooms.map((room) => roomToQuote(takes, room)),
    byStaff: { areStayRulesWaived, isPaidOnArrival: false },
  };
  const linkProvider = links && providerOfLink(providers, hotel, 'pay');
  const priced = await priceByStaff(database.kysely, { hotel, request, linkProvider }, now);
  if (!priced.ok) return refused(refusalOfBooking(priced.refusal));
  const { quote, ways } = priced.value;
  const { booking } = quote;
  return ok({
    currency: hotel.currency,
    rooms: quote.rooms.map((room) => pricedRoom(run, room, now)),
    totalMinor: booking.grossMinor,
    vatMinor: booking.vatMinor,
    cityTaxMinor: booking.cityTaxes.reduce((sum, { minor }) => sum + minor, 0),
    voucherMinor: booking.voucherMinor,
    voucherFault: voucher === undefined ? null : voucherFaultOf(voucher),
    ways,
    companies: ways.includes('invoice')
      ? [...hotel.companies.values()].map(({ part: { id, name } }) => ({ accountId: id, name }))
      : [],
  });
}

function voucherFaultOf(voucher: Awaited<ReturnType<typeof usableVoucher>>): string | null {
  if (!voucher.ok) return voucherFaultText(voucher.refusal.fault);
  return voucher.value.kind === 'experience' ? voucherFaultText({ code: 'experience' }) : null;
}

function pricedRoom({ hotel }: Run, room: QuotedRoom, now: Date) {
  const { quote, stay, roomType, ratePlan } = room;
  const { currency } = hotel;
  const bookedAt = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const terms = cancellationSteps(ratePlan.rules.cancellation, { ...quote, stay }, bookedAt);
  return {
    name: roomType.part.name,
    ratePlan: ratePlan.part.name,
    asksChildAges: asksChildAges(hotel, room),
    nights: quote.nights.map(({ date, grossMinor }) => ({ date, minor: grossMinor })),
    roomMinor: quote.grossMinor,
    extras: quote.extras.map(({ extraId, quantity, grossMinor }) => ({
      name: hotel.extras.get(extraId)?.part.name ?? '',
      quantity,
      minor: grossMinor,
    })),
    totalMinor: quote.totalMinor,
    offered: offeredExtras(hotel, room),
    cancelling: cancellationSentences(terms, { currency }),
  };
}
