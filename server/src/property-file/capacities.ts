import type { HotelDefinition, PropertyFile } from '@portico/contract/property-file/property-file';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import {
  applyAllotments,
  compareExtraDays,
  compareRoomNights,
  shortStocks,
  type Compared,
  type ShortStock,
  type StockChanges,
} from './apply-allotments.ts';
import {
  applyRedemptions,
  compareRedemptions,
  type PromotionChanges,
  type ShortPromotion,
} from './apply-redemptions.ts';
import { applyTables, compareTables, type ShortTable, type TableChanges } from './apply-tables.ts';
import {
  applyVouchers,
  compareVouchers,
  type OverspentVoucher,
  type VoucherChanges,
} from './apply-vouchers.ts';
import type { ImportRefusal } from './import-refusal.ts';

/** Changes of a file to everything that can run out. */
export interface CapacityChanges {
  readonly currency: CurrencyCode;
  readonly rooms: readonly StockChanges[];
  readonly extras: readonly StockChanges[];
  readonly promotions: PromotionChanges;
  readonly vouchers: VoucherChanges;
  readonly tables: TableChanges;
}

export async function compareCapacities(
  db: Kysely<Schema>,
  file: PropertyFile,
  standing: HotelDefinition | undefined,
  compared: Compared,
): Promise<CapacityChanges> {
  return {
    currency: file.property.currency,
    rooms: await compareRoomNights(db, file, standing, compared),
    extras: await compareExtraDays(db, file, compared.today),
    promotions: await compareRedemptions(db, file),
    vouchers: await compareVouchers(db, file, compared),
    tables: await compareTables(db, file, standing, compared.today),
  };
}

/** Why the changes are refused: guests already have more than would remain. */
export function capacityRefusal(changes: CapacityChanges): ImportRefusal | undefined {
  return refusalOf({
    roomTypes: shortStocks(changes.rooms),
    extras: shortStocks(changes.extras),
    promotions: changes.promotions.short,
    vouchers: changes.vouchers.overspent,
    tables: changes.tables.short,
    currency: changes.currency,
  });
}

/** Writes the changes in the order of docs/locking.md. On a refusal the caller rolls back. */
export async function applyCapacities(
  tx: Kysely<Schema>,
  propertyId: PropertyId,
  changes: CapacityChanges,
  now: Date,
): Promise<ImportRefusal | undefined> {
  return refusalOf({
    roomTypes: await applyAllotments(tx, changes.rooms),
    extras: await applyAllotments(tx, changes.extras),
    promotions: await applyRedemptions(tx, propertyId, changes.promotions),
    vouchers: await applyVouchers(tx, propertyId, changes.vouchers, now),
    tables: await applyTables(tx, propertyId, changes.tables),
    currency: changes.currency,
  });
}

function refusalOf(short: {
  readonly roomTypes: readonly ShortStock[];
  readonly extras: readonly ShortStock[];
  readonly promotions: readonly ShortPromotion[];
  readonly vouchers: readonly OverspentVoucher[];
  readonly tables: readonly ShortTable[];
  readonly currency: CurrencyCode;
}): ImportRefusal | undefined {
  const { roomTypes, extras, promotions, vouchers, tables, currency } = short;
  if (roomTypes.length > 0) return { code: 'import.capacity-below-sold', roomTypes };
  if (extras.length > 0) return { code: 'import.extras-below-sold', extras };
  if (promotions.length > 0) return { code: 'import.promotion-below-used', promotions };
  if (vouchers.length > 0) return { code: 'import.voucher-below-spent', vouchers, currency };
  if (tables.length > 0) return { code: 'import.tables-below-taken', tables };
  return undefined;
}
