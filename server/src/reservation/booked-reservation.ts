import type { Stay } from '@portico/domain/calendar/stay';
import type {
  BedOptionId,
  ExtraId,
  PromotionId,
  PropertyId,
  RatePlanId,
  ReservationId,
  ReservationItemId,
  RoomTypeId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { VatSettings } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import type { PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { PaymentShare } from '@portico/domain/payment/payment-shares';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import type { ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import type { NightGross } from '@portico/domain/pricing/nights-gross';
import type { CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import type { HoldEndedBy, ReservationStatus } from '@portico/domain/reservation/status';
import type { VoucherSpending } from '../availability/inventory/takers.ts';

/** What was taken beside a room, with the terms as they were when it was booked; amounts in minor units. */
export interface BookedExtra {
  readonly extraId: ExtraId;
  readonly name: string;
  readonly chargeType: ExtraChargeType;
  readonly isPerPerson: boolean;
  /** True: its units were taken, and are released. */
  readonly isLimited: boolean;
  readonly quantity: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

/** One room of a booking with the terms as they were when it was booked; amounts in minor units. */
export interface BookedRoom {
  readonly itemId: ReservationItemId;
  /** From 1. */
  readonly roomNumber: number;
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly ratePlanId: RatePlanId;
  readonly ratePlanName: string;
  readonly stay: Stay;
  readonly guests: Guests;
  readonly leadGuest: Guest;
  readonly vat: VatSettings;
  readonly payment: PaymentPolicy;
  readonly cancellation: CancellationPolicy;
  readonly nights: readonly NightGross[];
  /** This and the three below: the room alone. */
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly originalGrossMinor: number;
  readonly extras: readonly BookedExtra[];
  readonly extrasGrossMinor: number;
  /** The one that lowered this room. */
  readonly promotion: { readonly promotionId: PromotionId; readonly name: string } | null;
  /** The beds that were chosen. */
  readonly roomConfiguration: { readonly id: BedOptionId; readonly name: string } | null;
  /** Who comes beside the lead guest, as far as they were named. */
  readonly fellows: readonly BookedFellow[];
  /** Whether its guest may change it, and cancel it, as its rate plan said. */
  readonly allowEdit: boolean;
  readonly allowCancel: boolean;
  /** Whether its extras were charged as the room is; null: booked before that was kept. */
  readonly areExtrasInPolicy: boolean | null;
  /** When its guests checked in online; null: they have not, or it was changed since. */
  readonly preCheckedInAt: Date | null;
  /** Null while it stands. What it cost to cancel it is in the sums of its booking, its price is not. */
  readonly cancelled: RoomCancellation | null;
}

/** Somebody who sleeps in a room beside its lead guest; `isPlaceholder`: not named yet. */
export interface BookedFellow extends Guest {
  readonly isChild: boolean;
  readonly isPlaceholder: boolean;
}

/** What became of a room that was cancelled. */
export interface RoomCancellation {
  readonly at: Date;
  /** Of the property file; null: none was asked. */
  readonly reasonId: number | null;
  /** Minor units, gross. */
  readonly feeMinor: number;
}

/** A company that is sent the invoice, as it was when it was booked. */
export interface BilledCompany {
  readonly accountId: number;
  readonly name: string;
  /** As the guest typed it. */
  readonly poNumber: string;
  readonly contact: { readonly name: string; readonly email: string };
}

/** One booking; amounts in minor units of its currency, gross unless named net. */
export interface BookedReservation {
  readonly propertyId: PropertyId;
  readonly reservationId: ReservationId;
  readonly referenceNumber: string;
  readonly confirmationToken: string;
  readonly status: ReservationStatus;
  /** From the first arrival to the last departure. */
  readonly stay: Stay;
  readonly currency: CurrencyCode;
  readonly booker: Booker;
  readonly specialRequests: string | null;
  readonly comment: string | null;
  /** Null: nothing was asked for at booking. */
  readonly paymentType: PaymentType | null;
  /** As the guest typed it; kept whether or not it lowered anything. */
  readonly promoCode: string | null;
  /** The promotion that lowered a room: one redemption of it. */
  readonly promotionId: PromotionId | null;
  /** What a voucher pays of it. */
  readonly voucher: VoucherSpending | null;
  /** This and the two below: rooms that stand with their extras, and what cancelling others cost, before the voucher. */
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /** What is left after the voucher. */
  readonly due: DueOfBooking;
  /** What each payment pays of it, as the last change left it; empty: nobody has asked yet. */
  readonly paidFor: readonly PaymentShare[];
  /** Null: it is on no company's invoice. */
  readonly company: BilledCompany | null;
  /** Until when unpaid nights stay held; null once settled. */
  readonly holdEndsAt: Date | null;
  /** Who ended the hold before its time; null: nobody. */
  readonly holdEndedBy: HoldEndedBy | null;
  readonly createdAt: Date;
  /** From 1, raised by each change. */
  readonly version: number;
  /** From 1; links and grants with another number open nothing. */
  readonly linkVersion: number;
  /** In their order, those that were cancelled among them. */
  readonly rooms: readonly BookedRoom[];
}
