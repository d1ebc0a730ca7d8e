import type { AccountRequestKind } from '../platform/database/account-tables.types.ts';

/** An account that somebody wants to have, until its address is confirmed. */
export interface Registration {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** What was asked for an address, by somebody who has not proved that it is theirs. */
export interface AccountRequest {
  readonly requestId: string;
  readonly kind: AccountRequestKind;
  /** As kept of an account. */
  readonly email: string;
  /** Null unless an account is to be made. */
  readonly registration: Registration | null;
  /** When it is forgotten. */
  readonly endsAt: Date;
}

const A_DAY_MS = 24 * 60 * 60_000;

/** How long a link that confirms an address works, and what it confirms is kept. */
const CONFIRM_MS = 3 * A_DAY_MS;

/** How long a link to choose a new password works. */
export const RESET_MS = 30 * 60_000;

/** Of each kind, until when it is kept for its mail, and a registration for its link too. */
export const requestRetentionMs: Readonly<Record<AccountRequestKind, number>> = {
  register: CONFIRM_MS,
  'confirm-again': A_DAY_MS,
  reset: A_DAY_MS,
};
