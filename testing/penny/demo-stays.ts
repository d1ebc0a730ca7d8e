import { fetchHotel, type Visitor } from './fetch.ts';
import { offeredBasket, type OfferedBasket } from './offered-basket.ts';
import { randomLink } from './random-link.ts';
import { oneOf, seededRandom } from './random.ts';

/** The same stays in each run. */
const SEED = 20_270_220;

const codes = { QUAY: [null, null, 'TIDE10', 'longlow', 'KEYHOLDER'], FELL: [null, 'BRACKEN'] } as const;

/**
 * Stays at the two demo hotels in turn, as the running server offers them, some with extras, upgrades and codes: always
 * the same ones. No two of a hotel share a night, so they do not conflict. They use no vouchers, which other tests
 * need.
 */
export async function* demoStays(visitor: Visitor): AsyncGenerator<OfferedBasket, never> {
  const hotels = { QUAY: await fetchHotel(visitor, 'QUAY'), FELL: await fetchHotel(visitor, 'FELL') };
  const random = seededRandom(SEED);
  const found: OfferedBasket[] = [];
  while (true) {
    const code = found.length % 2 === 0 ? 'QUAY' : 'FELL';
    const promoCode = oneOf<string | null>(random, codes[code]);
    const link = randomLink(random, { arrival: [1, 1_080], mostRooms: 3, promoCode });
    const label = `stay ${found.length + 1} of seed ${SEED}: ${code}?${link}`;
    const wish = { label, link, voucherCode: null, takesPercent: 30 };
    const offered = await offeredBasket(visitor, hotels[code], wish, random);
    const before = found.filter(({ hotel }) => hotel === hotels[code]);
    if (offered === undefined || before.some((one) => sharesNight(one, offered))) continue;
    found.push(offered);
    yield offered;
  }
}

function sharesNight(
  { search: { stay: one } }: OfferedBasket,
  { search: { stay: other } }: OfferedBasket,
): boolean {
  return one.arrival < other.departure && other.arrival < one.departure;
}
