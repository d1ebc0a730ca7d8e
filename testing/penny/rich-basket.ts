import { canBook } from '@portico/web/shared/payment/required-payment';
import { fetchHotel, type Visitor } from './fetch.ts';
import { offeredBasket, type OfferedBasket } from './offered-basket.ts';
import { voucherCode } from './random-additions.ts';
import { randomLink } from './random-link.ts';
import { NIGHTS } from './random-terms.ts';
import { oneOf, seededRandom } from './random.ts';

/** Ends a search at a hotel that cannot have one. */
const MOST_TRIES = 200;

/**
 * A basket of one or two rooms at a random hotel with an extra, a promotion and its first voucher. It is the same for
 * each seed, and not on an invoice. It checks its voucher once only, as attempts are limited.
 */
export async function richBasket(visitor: Visitor, code: string, seed: number): Promise<OfferedBasket> {
  const hotel = await fetchHotel(visitor, code);
  const draw = (at: number, voucher: string | null) => {
    const random = seededRandom(at);
    const promoCode = oneOf(random, ['CODE-1', 'code-2']);
    const link = randomLink(random, { arrival: [0, NIGHTS - 8], mostRooms: 2, promoCode });
    const wish = { label: `seed ${at}: ${link}`, link, voucherCode: voucher, takesPercent: 50 };
    return offeredBasket(visitor, hotel, wish, random);
  };
  let at = seed;
  for (let tries = 1; !isRich(await draw(at, null)); tries++, at += 1_000)
    if (tries === MOST_TRIES) throw new Error(`the hotel of seed ${seed} offers no such basket`);
  const basket = await draw(at, voucherCode(0));
  if (basket === undefined) throw new Error('a basket is offered no longer');
  return basket;
}

function isRich(basket: OfferedBasket | undefined): boolean {
  if (basket === undefined) return false;
  const { rooms, quote, payment } = basket;
  const isLowered = rooms.some(({ offer }) => offer.quote.originalGrossMinor > offer.quote.grossMinor);
  const isOnInvoice = payment.due.onInvoiceMinor > 0;
  return isLowered && quote.extrasGrossMinor > 0 && canBook(payment.required) && !isOnInvoice;
}
