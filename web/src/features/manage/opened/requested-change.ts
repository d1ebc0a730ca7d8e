import type { ManagePreviewRequestBody } from '@portico/contract/calls/manage-preview';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { Hotel } from '../../../shared/hotel/hotel.ts';

/** The fields of the rooms to change; unnamed ones stay. */
export type RequestedChange = Pick<ManagePreviewRequestBody, 'ReservationItems' | 'RoomsToCancel'>;

/** As sent, against a version of the booking, so that no later change is overwritten. */
export function changeBody<Requested>(
  { id: PropertyId }: Hotel,
  { ReservationId, Version }: Pick<ManagedReservation, 'ReservationId' | 'Version'>,
  wanted: Requested,
) {
  return { LanguageCode: 'en', PropertyId, ReservationId, Version, ...wanted } as const;
}
