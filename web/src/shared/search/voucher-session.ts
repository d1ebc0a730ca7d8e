import { readSession, writeSession } from '../../lib/session.ts';
import type { Hotel } from '../hotel/hotel.ts';

const keyOf = ({ code }: Hotel) => `portico.voucher.${code.toLowerCase()}`;

/** The gift voucher code typed at search, for the search and for checkout: it is money, so it is never in a URL. */
export function readVoucherCode(hotel: Hotel): string | null {
  if (!hotel.config.GiftServiceProviderConfig.Active) return null;
  const stored = readSession(keyOf(hotel));
  return typeof stored === 'string' ? stored : null;
}

/** Null deletes it. */
export function writeVoucherCode(hotel: Hotel, voucherCode: string | null): void {
  writeSession(keyOf(hotel), voucherCode);
}
