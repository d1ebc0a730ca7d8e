import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../hotel.ts';
import { readGiftVoucher, type GiftVoucher } from './gift-voucher.store.ts';

/**
 * The voucher behind a code in any case; undefined where it cannot be used on the property's date `today`: unknown,
 * over, spent, or the hotel takes none. Which of these is told to nobody. Rule: docs/booking.md, "Gift vouchers".
 */
export async function usableVoucher(
  db: Kysely<Schema>,
  hotel: Hotel,
  code: string,
  today: LocalDate,
): Promise<GiftVoucher | undefined> {
  if (hotel.definition.settings.giftVouchers === undefined) return undefined;
  const voucher = await readGiftVoucher(db, hotel.propertyId, code.toLowerCase());
  if (voucher === undefined || (voucher.validUntil !== null && voucher.validUntil < today)) return undefined;
  return voucher.kind === 'experience' || voucher.balanceMinor > 0 ? voucher : undefined;
}
