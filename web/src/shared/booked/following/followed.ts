import type { StatusResponse } from '@portico/contract/calls/reservation-read';

/** The status of something being paid for, as its calls answer. */
export interface Followed {
  readonly Status: StatusResponse['Status'];
  /** Of the bank, or of the provider's page; null: the guest has nothing to answer. */
  readonly ActionUrl: string | null;
  /** When the hold on what is paid for ends; null or absent: there is none. */
  readonly HoldEndsAt?: string | null;
}

/** It does not change by itself any more. */
export function isFinal(status: Followed['Status']): boolean {
  return status !== 'Pending' && status !== 'ActionRequired';
}

/** It was paid or booked, even if cancelled since: it has a confirmation. */
export function wasBooked(status: Followed['Status']): boolean {
  return status === 'Confirmed' || status === 'Cancelled';
}
