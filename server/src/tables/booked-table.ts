import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, ReservationId, RestaurantId, TableBookingId } from '@portico/domain/ids';

/** The promotion booked with a table, as it was then; minor units of the property's currency. */
export interface BookedPromotion {
  readonly id: number;
  readonly name: string;
  readonly pricePerPersonMinor: number | null;
}

export interface BookedTable {
  readonly propertyId: PropertyId;
  readonly tableBookingId: TableBookingId;
  readonly referenceNumber: string;
  readonly restaurantId: RestaurantId;
  readonly restaurantName: string;
  readonly date: LocalDate;
  readonly quarter: number;
  readonly turnQuarters: number;
  readonly party: number;
  /** The guest knows that the table is theirs until the end of its turn. */
  readonly hasLeaveTime: boolean;
  readonly promotion: BookedPromotion | null;
  /** As sent; a reservation number if `isReservation`, which proves nothing. */
  readonly identifier: string;
  readonly isReservation: boolean;
  /** The stay it is proved to belong to. */
  readonly reservationId: ReservationId | null;
  readonly email: string;
  readonly phone: string;
  readonly requests: string | null;
  readonly linkVersion: number;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
}
