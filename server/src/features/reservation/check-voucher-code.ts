import type {
  CheckVoucherCodeRequest,
  CheckVoucherCodeResponse,
} from '@portico/contract/calls/check-voucher-code';
import { refusals } from '@portico/contract/errors';
import { voucherFaultText } from '@portico/contract/texts/voucher-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../../core/hotel.ts';
import { quoteRooms, type QuoteRefusal, type ServerQuote } from '../../core/quote.ts';
import { roomsRefusal } from './booking-checks.ts';
import { spanOf } from './booking-span.ts';
import { textOf, wantedRoomOf } from './booking-request.ts';
import type { CreateRefusal } from './create-refusal.ts';
import { createRefusalOf } from './price-booking.ts';
import { refusedAnswer } from './refusal-answer.ts';
import type { ReservationDeps } from './reservation-deps.ts';

/**
 * What a gift voucher would pay of these rooms, by the price that Create asks. Takes nothing. Refuses rooms that no form
 * could send; rooms that are sold no longer make the voucher not valid for them. Rule: docs/booking.md, "Gift vouchers".
 */
export async function checkVoucherCode(
  { database, clock, hotels }: Pick<ReservationDeps, 'database' | 'clock' | 'hotels'>,
  body: CheckVoucherCodeRequest,
): Promise<Result<CheckVoucherCodeResponse, CreateRefusal>> {
  const hotel = await hotels.find(body.PropertyId);
  if (hotel === undefined) return refused({ code: 'property.unknown' });
  const now = localTimeAt(clock.now().getTime(), hotel.definition.property.timeZone);
  const wanted = {
    rooms: body.Rooms.map(wantedRoomOf),
    promoCode: textOf(body.PromoCode) || null,
    voucherCode: textOf(body.VoucherCode),
  };
  const head = spanOf(wanted.rooms.map(({ stay }) => stay));
  const refusal = roomsRefusal({ hotel, request: wanted, head, now });
  if (refusal !== undefined && refusals[refusal.code].style === 'message') return refused(refusal);
  if (refusal !== undefined) return ok(notValid(refusedAnswer(refusal, unitOf(hotel)).Message));
  const quoted = await quoteRooms(database.kysely, hotel, wanted, now.date);
  return ok(quoted.ok ? worth(hotel, quoted.value) : notValid(messageOf(hotel, quoted.refusal)));
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

function messageOf(hotel: Hotel, refusal: QuoteRefusal): string | null {
  if (refusal.code === 'voucher.not-valid') return voucherFaultText(refusal.fault);
  return refusedAnswer(createRefusalOf(hotel, refusal), unitOf(hotel)).Message;
}

function unitOf(hotel: Hotel) {
  return hotel.definition.property.unitName;
}
