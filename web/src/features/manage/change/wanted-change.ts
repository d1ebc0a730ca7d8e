import type { ManagePreviewRequestBody } from '@portico/contract/calls/manage-preview';
import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { Hotel } from '../../../parts/hotel/hotel.ts';

/** What of the rooms is to be another; what it does not name stays. */
export type WantedChange = Pick<ManagePreviewRequestBody, 'ReservationItems' | 'RoomsToCancel'>;

/** As it is asked for, against the version that this tab shows. */
export function changeBody(
  { property }: Hotel,
  { ReservationId, Version }: ManagedReservation,
  wanted: WantedChange,
): ManagePreviewRequestBody {
  return { LanguageCode: 'en', PropertyId: property.PropertyId, ReservationId, Version, ...wanted };
}
