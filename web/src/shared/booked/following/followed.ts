import type { StatusResponse } from '@portico/contract/calls/reservation-read';

/** How something that is paid for stands, as the calls that are asked for it answer. */
export interface Followed {
  readonly Status: StatusResponse['Status'];
  /** Of the bank, or of the provider's page; null: the guest is asked nothing. */
  readonly ActionUrl: string | null;
  /** Until when what is paid for is held; null or absent: nothing is. */
  readonly HoldEndsAt?: string | null;
}

/** Nothing more becomes of it by itself. */
export function isFinal(status: Followed['Status']): boolean {
  return status !== 'Pending' && status !== 'ActionRequired';
}

/** It was paid or booked, whether or not it was cancelled since: there is a confirmation of it. */
export function wasBooked(status: Followed['Status']): boolean {
  return status === 'Confirmed' || status === 'Cancelled';
}
