import { promotionOf } from '../../core/pricing/promo-code.ts';
import { readingOf } from '../../core/search/hotel-reading.ts';
import type { AskedSearch } from './search-availability.ts';

/**
 * All that the answer of a search depends on: the same key, the same answer. What stands behind a code is in it as it was
 * read just now, so that a code whose last redemption is gone has another. Rule: docs/search.md, "Kept answers".
 */
export function searchKey({ hotel, snapshot, criteria, codes, today }: AskedSearch): string {
  const { stay, rooms, ratePlanCode, roomTypeId, locationId } = criteria;
  const { promo, voucher } = codes;
  const guests = rooms.map(({ adults, children, infants }) => [adults, children, infants].join('.'));
  const asked = [readingOf(hotel), snapshot.revision, today, stay.arrival, stay.departure, guests.join(' ')];
  const typed = [ratePlanCode, promo.state, promotionOf(promo)?.rules.id, voucher.HopGiftVoucherCodeMessage];
  const validVoucher = voucher.IsHopGiftVoucherCodeValid;
  return JSON.stringify([...asked, roomTypeId, locationId, ...typed, validVoucher]);
}
