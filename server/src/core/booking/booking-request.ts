import type { CreateRequest } from '@portico/contract/calls/reservation-create';
import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { BedOptionId, ExtraId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import type { CardDetails } from '@portico/domain/payment/card';
import type { PaymentType } from '@portico/domain/payment/payment-type';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import type { WantedRoom, WantedRooms } from '../pricing/wanted-room.ts';

/** A room of a booking as the guest asks for it; the total, a decimal, is only compared. */
export interface RequestedRoom extends WantedRoom {
  readonly leadGuest: Guest;
  /** The beds that were chosen; null: none. */
  readonly bedOptionId: BedOptionId | null;
  /** The promotion it was seen with, null without one; undefined where the client does not say. */
  readonly seenPromotionId: number | null | undefined;
  readonly totalCost: number;
}

/** A booking as the guest asks for it, in the words of domain. */
export interface BookingRequest extends WantedRooms {
  readonly rooms: readonly RequestedRoom[];
  readonly booker: Booker;
  readonly specialRequests: string | null;
  readonly comment: string | null;
  /** What the browser took for due now, a decimal. */
  readonly paymentAmount: number;
  /** What the browser took for paid by the voucher, a decimal; null where it does not say. */
  readonly voucherAmount: number | null;
  /** Null: nothing to pay online. */
  readonly paymentType: PaymentType | null;
  readonly card: RequestedCard | null;
}

/** In memory for this request only. */
export interface RequestedCard extends CardDetails {
  /** One of the property's card types. */
  readonly cardTypeId: number;
}

export function bookingRequestOf(body: CreateRequest): BookingRequest {
  return {
    rooms: body.Rooms.map((room) => ({
      ...wantedRoomOf(room),
      leadGuest: {
        firstName: room.LeadGuest.FirstName.trim(),
        lastName: room.LeadGuest.LastName.trim(),
        email: textOf(room.LeadGuest.Email),
        phone: textOf(room.LeadGuest.Phone),
      },
      bedOptionId: (room.RoomConfigurationDropdownOptionId ?? null) as BedOptionId | null,
      seenPromotionId: room.Promotion && room.Promotion.PromotionId,
      totalCost: room.TotalCost,
    })),
    promoCode: textOrNull(body.PromoCode),
    ratePlanCode: textOrNull(body.RatePlanCode),
    voucherCode: textOrNull(body.HopGiftVoucherCode),
    booker: bookerOf(body.Booker),
    specialRequests: textOrNull(body.Notes),
    comment: textOrNull(body.Comment),
    paymentAmount: body.PaymentAmount,
    voucherAmount: body.HopGiftDiscountAmount ?? null,
    paymentType: body.PaymentType === null ? null : (paymentTypeOf(body.PaymentType) ?? null),
    card: body.CardDetails ? cardOf(body.CardDetails) : null,
  };
}

/** Of a room as it is sent, what decides its price. */
export function wantedRoomOf(room: CreateRequest['Rooms'][number]): WantedRoom {
  return {
    // Whether they are in order is among the checks.
    stay: { arrival: room.DateFrom, departure: room.DateTo },
    roomTypeId: room.RoomTypeId as RoomTypeId,
    ratePlanId: room.RatePlanId as RatePlanId,
    guests: {
      adults: room.NumberOfAdults,
      children: room.NumberOfChildren,
      infants: room.NumberOfInfants,
    },
    extras: room.Services.map(({ ServiceId, Quantity }) => ({
      extraId: ServiceId as ExtraId,
      quantity: Quantity,
    })),
  };
}

function bookerOf(wire: CreateRequest['Booker']): Booker {
  return {
    firstName: wire.FirstName.trim(),
    lastName: wire.LastName.trim(),
    email: wire.Email.trim(),
    phone: wire.Phone.trim(),
    street: textOf(wire.Street),
    city: textOf(wire.City),
    stateOrCounty: textOf(wire.StateOrCounty),
    postCode: textOf(wire.ZipCode),
    countryId: wire.CountryId ?? null,
    optIn: wire.OptInToReceiveUpdates,
  };
}

function cardOf(wire: NonNullable<CreateRequest['CardDetails']>): RequestedCard {
  return {
    holderName: wire.NameOnCard.trim(),
    number: wire.CardNumber,
    expiryMonth: wire.ExpiryMonth,
    expiryYear: wire.ExpiryYear,
    securityCode: wire.SecurityCode.trim(),
    email: wire.EmailAddress.trim(),
    cardTypeId: wire.CreditCardTypeId,
  };
}

/** Without the blanks around it; empty where nothing was sent. */
export function textOf(text: string | null | undefined): string {
  return (text ?? '').trim();
}
