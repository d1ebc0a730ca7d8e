import type { PreCheckInPanel, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import type { PreCheckInSaveRequestBody } from '@portico/contract/calls/pre-check-in-save';
import type { ReservationItemId } from '@portico/domain/ids';
import { PROPERTY } from '../builders/hotel-file.ts';

export interface CheckInLink {
  readonly referenceNumber: string;
  readonly code: string;
}

/** What a guest sees at a link that is open. */
export type SeenCheckIn = PreCheckInReservation & PreCheckInPanel;

/** The body of Save by a guest who has named everyone. `fields` overrides. */
export function buildCheckIn(
  seen: SeenCheckIn,
  { referenceNumber, code }: CheckInLink,
  fields: Partial<PreCheckInSaveRequestBody>,
): PreCheckInSaveRequestBody {
  return {
    PropertyId: PROPERTY,
    ReferenceNumber: referenceNumber,
    Code: code,
    Version: seen.Version,
    ReservationItems: seen.ReservationItems.map(({ ReservationItemId: id, Guests }) => ({
      ReservationItemId: id as ReservationItemId,
      Guests: Guests.map(({ FirstName, LastName }, index) => ({
        FirstName: FirstName || 'Bea',
        LastName: LastName || `Brook${'abc'[index] ?? ''}`,
      })),
    })),
    ...fields,
  };
}
