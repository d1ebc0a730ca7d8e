import type { LocalDate } from '../calendar/local-date.ts';
import type { Stay } from '../calendar/stay.ts';
import type { RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';

/** A guest's search. `rooms` are numbered from 1 in order; null: not specified. */
export interface SearchCriteria {
  readonly stay: Stay;
  readonly rooms: readonly Guests[];
  readonly promoCode: string | null;
  /** Narrows to that plan and reveals an unlisted one. */
  readonly ratePlanCode: string | null;
  readonly roomTypeId: RoomTypeId | null;
  /** A building or site of the property. */
  readonly locationId: number | null;
}

/** A search being filled in. */
export interface SearchDraft {
  readonly arrival: LocalDate | null;
  readonly departure: LocalDate | null;
  readonly rooms: readonly Guests[];
}
