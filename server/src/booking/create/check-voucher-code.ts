import type {
  CheckVoucherCodeRequest,
  CheckVoucherCodeResponse,
} from '@portico/contract/calls/check-voucher-code';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { roomFromWire } from '@portico/contract/wire/room';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { spanOf } from '@portico/domain/calendar/stay';
import { ok, refused, type Result } from '@portico/domain/result';
import { atOneImport } from '../../hotel/at-one-import.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { RoomsToQuote } from '../../availability/pricing/rooms-to-quote.ts';
import { quoteRooms, type QuoteRefusal, type ServerQuote } from '../../availability/pricing/quote.ts';
import { limitCodes, typedCodes, wrongCodes } from '../../availability/code-limits.ts';
import { roomsRefusal } from '../booking-checks.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { quoteRefusal } from '../price-booking.ts';
import { refusedHead } from '../submit/refused-head.ts';
import type { ReservationDeps } from './reservation-deps.ts';

type CheckVoucherDeps = Pick<ReservationDeps, 'database' | 'clock' | 'hotels' | 'limits' | 'rateLimits'>;

/**
 * What a gift voucher would pay of these rooms at the price of Create. Takes nothing. Refuses rooms that no form can
 * send. Rooms no longer sold make the voucher invalid for them. `address`: the client's; refuses after too many wrong
 * codes. Rule: docs/booking.md, "Gift vouchers".
 */
export async function checkVoucherCode(
  deps: CheckVoucherDeps,
  body: CheckVoucherCodeRequest,
  address: string,
): Promise<Result<CheckVoucherCodeResponse, BookingRefusal>> {
  const hotel = await deps.hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  const typed = typedCodes({
    voucher: body.VoucherCode,
    promotion: body.PromoCode,
    'rate-plan': body.RatePlanCode,
  });
  const limit = await limitCodes(deps, { propertyId: hotel.propertyId, address }, typed);
  if (!limit.isOpen) return refused({ code: 'request.too-many', thing: 'codes', opensInS: limit.opensInS });
  const checked = await atOneImport(deps.hotels, hotel, (current) => worthOf(deps, current, body));
  const isVoucherUnknown = checked.ok && checked.value.isVoucherUnknown;
  await limit.settle(wrongCodes(hotel, typed, { isVoucherUnknown }));
  return checked.ok ? ok(checked.value.answer) : checked;
}

/** The answer, and whether the hotel does not know the voucher. */
interface Checked {
  readonly answer: CheckVoucherCodeResponse;
  readonly isVoucherUnknown: boolean;
}

async function worthOf(
  { database, clock }: CheckVoucherDeps,
  hotel: Hotel,
  body: CheckVoucherCodeRequest,
): Promise<Result<Checked, BookingRefusal>> {
  const now = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone);
  const requested = {
    rooms: body.Rooms.map(roomFromWire),
    promoCode: textOrNull(body.PromoCode),
    ratePlanCode: textOrNull(body.RatePlanCode),
    voucherCode: textOrNull(body.VoucherCode) ?? '',
  };
  const head = spanOf(requested.rooms.map(({ stay }) => stay));
  const refusal = roomsRefusal({ hotel, request: requested, head, now });
  if (refusal !== undefined) {
    const head = refusedHead(refusal, unitOf(hotel));
    return head ? ok({ answer: notValid(head.Message), isVoucherUnknown: false }) : refused(refusal);
  }
  const quoted = await quoteRooms(database.kysely, hotel, requested, now.date);
  if (quoted.ok) return ok({ answer: worth(hotel, quoted.value), isVoucherUnknown: false });
  const why = quoted.refusal;
  const isVoucherUnknown = why.code === 'voucher.not-valid' && why.fault.code === 'unknown';
  return ok({ answer: notValid(messageOf(hotel, requested, why)), isVoucherUnknown });
}

function worth(hotel: Hotel, { booking, voucher }: ServerQuote): CheckVoucherCodeResponse {
  const isExperience = voucher?.kind === 'experience';
  return {
    IsValid: true,
    TotalDiscount: toWireAmount(booking.voucherMinor, hotel.currency),
    Message: isExperience ? voucherFaultText({ code: 'experience' }) : null,
    ShowExperienceWarningMessage: isExperience,
  };
}

function notValid(message: string | null): CheckVoucherCodeResponse {
  return { IsValid: false, TotalDiscount: 0, Message: message, ShowExperienceWarningMessage: false };
}

function messageOf(hotel: Hotel, requested: RoomsToQuote, refusal: QuoteRefusal): string | null {
  if (refusal.code === 'voucher.not-valid') return voucherFaultText(refusal.fault);
  return refusedHead(quoteRefusal(hotel, requested, refusal), unitOf(hotel))?.Message ?? null;
}

function unitOf(hotel: Hotel) {
  return hotel.definition.property.unitName;
}
