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
import type { CityTax } from '@portico/domain/money/city-tax';
import type { VatPart, VatSettings } from '@portico/domain/money/vat';
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

/** An extra of a room with its terms as booked; amounts in minor units. */
export interface BookedExtra {
  readonly extraId: ExtraId;
  readonly name: string;
  readonly chargeType: ExtraChargeType;
  readonly isPerPerson: boolean;
  /** True: its units were taken and have to be released. */
  readonly isLimited: boolean;
  readonly quantity: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /** Null: that of its room. */
  readonly vatRateMillipercent: number | null;
}

/** A room of a booking with its terms as booked; amounts in minor units. */
export interface BookedRoom {
  readonly itemId: ReservationItemId;
  /** From 1. */
  readonly roomNumber: number;
  readonly roomTypeId: RoomTypeId;
  readonly roomTypeName: string;
  readonly ratePlanId: RatePlanId;
  readonly ratePlanName: string;
  /** The code of its plan, if the booking was made with it. */
  readonly rateCode: string | null;
  readonly stay: Stay;
  readonly guests: Guests;
  /** In whole years, of its children in order; fewer than there are, or none, where they were not asked. */
  readonly childAges: readonly number[];
  readonly leadGuest: Guest;
  readonly vat: VatSettings;
  readonly vatParts: readonly VatPart[];
  readonly cityTax: CityTax | null;
  readonly payment: PaymentPolicy;
  readonly cancellation: CancellationPolicy;
  readonly nights: readonly NightGross[];
  /** In the gross price, beside net and VAT. */
  readonly cityTaxMinor: number;
  /** This and the three below: the room without extras. */
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly originalGrossMinor: number;
  readonly extras: readonly BookedExtra[];
  readonly extrasGrossMinor: number;
  /** The promotion that lowered this room. */
  readonly promotion: { readonly promotionId: PromotionId; readonly name: string } | null;
  /** The chosen beds. */
  readonly roomConfiguration: { readonly id: BedOptionId; readonly name: string } | null;
  /** Named guests beside the lead guest. */
  readonly fellows: readonly BookedFellow[];
  /** Whether the rate plan let the guest change and cancel it. */
  readonly allowEdit: boolean;
  readonly allowCancel: boolean;
  /** Whether its extras were charged like the room; null: booked before this was stored. */
  readonly areExtrasInPolicy: boolean | null;
  /** When its guests checked in online; null: not, or changed since. */
  readonly preCheckedInAt: Date | null;
  /** Null while it stands. The booking's sums include its fee, not its price. */
  readonly cancelled: RoomCancellation | null;
}

/** A guest beside the lead guest; `isPlaceholder`: not named yet. */
export interface BookedFellow extends Guest {
  readonly isChild: boolean;
  readonly isPlaceholder: boolean;
}

export interface RoomCancellation {
  readonly at: Date;
  /** Id in the property file; null: none was requested. */
  readonly reasonId: number | null;
  /** Minor units, gross. */
  readonly feeMinor: number;
}

/** A company that receives the invoice, as it was at booking. */
export interface BilledCompany {
  readonly accountId: number;
  readonly name: string;
  /** As typed by the guest. */
  readonly poNumber: string;
  readonly contact: { readonly name: string; readonly email: string };
}

/** A booking; amounts in minor units of its currency, gross unless named net. */
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
  /** When the guests expect to arrive, HH:MM; null: not said. */
  readonly arrivalTime: string | null;
  readonly comment: string | null;
  /** Null: nothing to pay online. */
  readonly paymentType: PaymentType | null;
  /** As typed by the guest; stored even if it lowered nothing. */
  readonly promoCode: string | null;
  /** The promotion that lowered a room, redeemed once. */
  readonly promotionId: PromotionId | null;
  /** What a voucher pays. */
  readonly voucher: VoucherSpending | null;
  /** This and the two below: standing rooms with extras plus cancellation fees, before the voucher. */
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /** Due after the voucher. */
  readonly due: DueOfBooking;
  /** Less what was given back there. */
  readonly paidAtHotelMinor: number;
  /** What each payment pays of it after the last change; empty: not computed yet. */
  readonly paidFor: readonly PaymentShare[];
  /** Null: not invoiced to a company. */
  readonly company: BilledCompany | null;
  /** End of the hold on unpaid nights; null once settled. */
  readonly holdEndsAt: Date | null;
  /** Who ended the hold early; null: no one. */
  readonly holdEndedBy: HoldEndedBy | null;
  readonly createdAt: Date;
  /** From 1, raised by each change. */
  readonly version: number;
  /** From 1; links and grants with another number are invalid. */
  readonly linkVersion: number;
  /** In order, including cancelled rooms. */
  readonly rooms: readonly BookedRoom[];
}
