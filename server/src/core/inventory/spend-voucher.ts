import type { PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { takeOffBalance } from './gift-voucher.store.ts';

/** What a booking takes of a voucher: its code in lower case, minor units of the property's currency. */
export interface VoucherSpending {
  readonly code: string;
  readonly minor: number;
}

/** There is not so much on the voucher. */
export interface VoucherTooSmall {
  readonly code: 'voucher.not-valid';
}

export type SpendVoucher = (
  tx: Transaction<Schema>,
  propertyId: PropertyId,
  spending: VoucherSpending,
) => Promise<Result<null, VoucherTooSmall>>;

/**
 * The one function through which a voucher is spent: its balance goes down by all of `minor`, or it is refused and the
 * caller rolls back. Whether the voucher is valid on that day is asked with the price. Rule: docs/locking.md.
 */
export const spendVoucher: SpendVoucher = async (tx, propertyId, { code, minor }) =>
  (await takeOffBalance(tx, propertyId, code, minor)) ? ok(null) : refused({ code: 'voucher.not-valid' });
