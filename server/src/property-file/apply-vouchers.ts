import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { addDays } from '@portico/domain/calendar/local-date';
import { minorOf } from '@portico/domain/money/decimal';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Compared } from './apply-allotments.ts';
import {
  addVouchers,
  changeVouchers,
  standingVouchers,
  type StandingVoucher,
  type VoucherRow,
} from './voucher-row.store.ts';

/** A voucher with more spent than its new value; minor units. */
export interface OverspentVoucher {
  readonly code: string;
  readonly spentMinor: number;
  readonly initialMinor: number;
}

export interface VoucherChanges {
  readonly added: readonly VoucherRow[];
  readonly changed: readonly VoucherRow[];
  /** No longer in the file: unchanged, but valid until yesterday. */
  readonly withdrawn: readonly VoucherRow[];
  readonly overspent: readonly OverspentVoucher[];
  /** Codes that the file would change or withdraw, but that stay as a command issued them. */
  readonly unchanged: readonly string[];
}

/** Changes of the file to the hotel's vouchers, by code. Rule: docs/property-file.md, "giftVouchers". */
export async function compareVouchers(
  db: Kysely<Schema>,
  file: PropertyFile,
  { today, knownRevision }: Compared,
): Promise<VoucherChanges> {
  const requested = vouchersOf(file);
  const standing = await standingVouchers(db, file.property.id);
  const before = new Map(standing.map((voucher) => [voucher.code, voucher]));
  const after = new Set(requested.map(({ code }) => code));
  const differing = requested.filter((voucher) => differs(before.get(voucher.code), voucher));
  const isSetByCommand = ({ code }: VoucherRow) => (before.get(code)?.revision ?? 0) > knownRevision;
  const changed = differing.filter((voucher) => !isSetByCommand(voucher));
  const unnamed = standing.filter(
    ({ code, validUntil }) => !after.has(code) && (validUntil === null || validUntil >= today),
  );
  return {
    added: requested.filter(({ code }) => !before.has(code)),
    changed,
    withdrawn: unnamed
      .filter((voucher) => !isSetByCommand(voucher))
      .map((voucher) => ({ ...voucher, validUntil: addDays(today, -1) })),
    unchanged: [...differing, ...unnamed].filter(isSetByCommand).map(({ code }) => code),
    overspent: overspentOf(changed, before),
  };
}

/** Writes the changes. Returns vouchers overspent meanwhile; if any, the caller rolls back. */
export async function applyVouchers(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  { added, changed, withdrawn }: VoucherChanges,
  now: Date,
): Promise<OverspentVoucher[]> {
  const all = [...changed, ...withdrawn];
  if (all.length > 0) {
    const took = new Set(await changeVouchers(tx, propertyId, all, now));
    const refused = all.filter(({ code }) => !took.has(code));
    if (refused.length > 0) {
      const standing = await standingVouchers(tx, propertyId);
      return overspentOf(refused, new Map(standing.map((voucher) => [voucher.code, voucher])));
    }
  }
  if (added.length > 0) await addVouchers(tx, propertyId, added, now);
  return [];
}

function vouchersOf({ giftVouchers, property }: PropertyFile): VoucherRow[] {
  const { currency } = property;
  return giftVouchers.map(({ code, kind, balance, validUntil }) => {
    const initialMinor = minorOf(balance, currency);
    if (initialMinor === undefined) throw new RangeError(`${balance} is no amount in ${currency}`);
    return { code: code.toLowerCase(), kind, initialMinor, currency, validUntil: validUntil ?? null };
  });
}

function differs(standing: StandingVoucher | undefined, voucher: VoucherRow): boolean {
  return (
    standing !== undefined &&
    (standing.kind !== voucher.kind ||
      standing.initialMinor !== voucher.initialMinor ||
      standing.currency !== voucher.currency ||
      standing.validUntil !== voucher.validUntil)
  );
}

function overspentOf(
  vouchers: readonly VoucherRow[],
  standing: ReadonlyMap<string, StandingVoucher>,
): OverspentVoucher[] {
  return vouchers
    .map(({ code, initialMinor }) => ({
      code,
      initialMinor,
      spentMinor: standing.get(code)?.spentMinor ?? 0,
    }))
    .filter(({ spentMinor, initialMinor }) => spentMinor > initialMinor);
}
