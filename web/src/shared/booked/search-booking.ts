import type { ManageSearchResponse } from '@portico/contract/calls/manage-booking';
import { postJson } from '../../lib/api.ts';
import type { Hotel } from '../hotel/hotel.ts';

interface SearchedBooking {
  readonly reservationNumber: string;
  /** Empty when a link's code opens it. */
  readonly guestName: string;
  /** A link's code; empty: none. */
  readonly hash: string;
}

/** Looks up a booking; a cookie grants access to it. Throws an ApiError; a miss is a normal answer. */
export function searchBooking(
  { property }: Hotel,
  searched: SearchedBooking,
  signal?: AbortSignal,
): Promise<ManageSearchResponse> {
  const query = { propertyId: property.PropertyId, ...searched };
  return postJson('/api/ManageBooking/Search', {}, { query, ...(signal && { signal }) });
}
