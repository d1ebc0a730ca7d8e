import type { ManagePreviewRequestBody } from '@portico/contract/calls/manage-preview';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { Hotel } from '../../../shared/hotel/hotel.ts';

/** What of the rooms is to be another; what it does not name stays. */
export type WantedChange = Pick<ManagePreviewRequestBody, 'ReservationItems' | 'RoomsToCancel'>;

/** As it is sent, against a version of the booking: whoever has changed it since is not overwritten. */
export function changeBody<Wanted>(
  { id: PropertyId }: Hotel,
  { ReservationId, Version }: Pick<ManagedReservation, 'ReservationId' | 'Version'>,
  wanted: Wanted,
) {
  return { LanguageCode: 'en', PropertyId, ReservationId, Version, ...wanted } as const;
}
