import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { SearchCriteria } from '@portico/domain/search/search-criteria';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { promotionOf } from '../../core/pricing/promo-code.ts';
import { readingOf } from '../../core/search/hotel-reading.ts';
import type { Snapshot } from '../../core/search/snapshot/snapshot.ts';
import type { SearchCodes } from './search-availability.ts';

/**
 * All that the answer of a search depends on: the same key, the same answer. What stands behind a code is in it as it was
 * read just now, so that a code whose last redemption is gone has another. Rule: docs/search.md, "Kept answers".
 */
export function searchKey(
  hotel: Hotel,
  snapshot: Snapshot,
  { stay, rooms, ratePlanCode, roomTypeId, locationId }: SearchCriteria,
  { promo, voucher }: SearchCodes,
  today: LocalDate,
): string {
  const guests = rooms.map(({ adults, children, infants }) => [adults, children, infants].join('.'));
  const asked = [readingOf(hotel), snapshot.revision, today, stay.arrival, stay.departure, guests.join(' ')];
  const codes = [ratePlanCode, promo.state, promotionOf(promo)?.rules.id, voucher.HopGiftVoucherCodeMessage];
  const validVoucher = voucher.IsHopGiftVoucherCodeValid;
  return JSON.stringify([...asked, roomTypeId, locationId, ...codes, validVoucher]);
}
