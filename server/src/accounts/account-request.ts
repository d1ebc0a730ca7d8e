import type { AccountRequestKind } from '../platform/database/account-tables.types.ts';

/** A requested account, until its address is confirmed. */
export interface Registration {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/** A request for an address that the requester has not proved to own. */
export interface AccountRequest {
  readonly requestId: string;
  readonly kind: AccountRequestKind;
  /** As an account stores it. */
  readonly email: string;
  /** Null unless an account is to be made. */
  readonly registration: Registration | null;
  /** When it is deleted. */
  readonly endsAt: Date;
}

const A_DAY_MS = 24 * 60 * 60_000;

/** Lifetime of a link that confirms an address, and of what it confirms. */
const CONFIRM_MS = 3 * A_DAY_MS;

/** Lifetime of a link that resets a password. */
export const RESET_MS = 30 * 60_000;

/** How long each kind is retained: for its mail, and a registration also for its link. */
export const requestRetentionMs: Readonly<Record<AccountRequestKind, number>> = {
  register: CONFIRM_MS,
  'confirm-again': A_DAY_MS,
  reset: A_DAY_MS,
};
