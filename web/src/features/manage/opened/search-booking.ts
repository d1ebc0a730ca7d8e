import type { ManageSearchResponse } from '@portico/contract/calls/manage-booking';
import { postJson } from '../../../lib/api.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';

interface SearchedBooking {
  readonly reservationNumber: string;
  /** Empty where the code of a link opens it. */
  readonly guestName: string;
  /** The code of a link; empty: none. */
  readonly hash: string;
}

/** Finds a booking, and is granted it by a cookie. Throws an ApiError; a miss is an answer. */
export function searchBooking(
  { property }: Hotel,
  searched: SearchedBooking,
  signal?: AbortSignal,
): Promise<ManageSearchResponse> {
  const query = { propertyId: property.PropertyId, ...searched };
  return postJson('/api/ManageBooking/Search', {}, { query, ...(signal && { signal }) });
}
