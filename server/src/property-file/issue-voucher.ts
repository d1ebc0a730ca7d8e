import { randomInt } from 'node:crypto';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { countCommand, lockHotel, standingHotel } from './hotel.store.ts';
import { addVoucherRecipient, type VoucherRecipient } from './voucher-recipient.store.ts';
import { addVouchers, standingVouchers, type StandingVoucher, type VoucherRow } from './voucher-row.store.ts';

/** A voucher of money; `code`: the hotel's own, undefined to make one. */
export interface IssuedVoucher {
  readonly propertyId: PropertyId;
  readonly code: string | undefined;
  readonly minor: number;
  readonly validUntil: LocalDate | null;
  /** Null: nobody is named. */
  readonly recipient: (VoucherRecipient & { readonly isMailed: boolean }) | null;
}

type IssueRefusal = { readonly code: 'voucher.exists' | 'voucher.busy' };

/** Without letters and digits that are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Issues a gift voucher, valid at once. Imports of files that do not know it leave it unchanged. Refused: an existing
 * code, valid or not, and during an import of the hotel. Rule: docs/property-file.md, "giftVouchers".
 */
export function issueVoucher(
  database: Database,
  { propertyId, code, minor, validUntil, recipient }: IssuedVoucher,
  clock: Clock,
): Promise<Result<StandingVoucher, IssueRefusal>> {
  return inTransaction(database, async (tx) => {
    if (!(await lockHotel(tx, propertyId))) return refused({ code: 'voucher.busy' });
    const hotel = await standingHotel(tx, propertyId);
    const taken = new Set((await standingVouchers(tx, propertyId)).map((voucher) => voucher.code));
    const voucher: VoucherRow = {
      code: (code ?? newCode()).toLowerCase(),
      kind: 'money',
      initialMinor: minor,
      currency: hotel.definition.property.currency,
      validUntil,
    };
    if (taken.has(voucher.code)) return refused({ code: 'voucher.exists' });
    const revision = hotel.revision + 1;
    const now = clock.now();
    await addVouchers(tx, propertyId, [voucher], now, revision);
    if (recipient !== null) await addVoucherRecipient(tx, { propertyId, ...voucher }, recipient, now);
    await countCommand(tx, propertyId, { ...hotel, revision });
    return ok({ ...voucher, spentMinor: 0, revision });
  });
}

/** Sixty random bits, to be read aloud: `GIFT-7KQX-M2PD-9WHB`. */
function newCode(): string {
  const four = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `GIFT-${four()}-${four()}-${four()}`;
}
