import type { Stay } from '@portico/domain/calendar/stay';
import type {
  PropertyId,
  RatePlanId,
  ReservationId,
  ReservationItemId,
  RoomTypeId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { VatSettings } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { DueSchedule, PaymentPolicy } from '@portico/domain/payment/payment-policy';
import type { PaymentType } from '@portico/domain/payment/payment-type';
import type { Booker } from '@portico/domain/people/booker';
import type { Guest } from '@portico/domain/people/guest';
import type { NightGross } from '@portico/domain/pricing/room-quote';
import type { CancellationPolicy } from '@portico/domain/reservation/cancellation-policy';
import type { ReservationStatus } from '@portico/domain/reservation/status';

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
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly originalGrossMinor: number;
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
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  readonly due: DueSchedule;
  /** Until when unpaid nights stay held; null once settled. */
  readonly holdEndsAt: Date | null;
  readonly createdAt: Date;
  readonly rooms: readonly BookedRoom[];
}
