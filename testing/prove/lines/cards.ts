import type { RequestedBooking } from '../request-booking.ts';
import { requestAndWait } from '../at-the-bank.ts';
import { meanwhile } from '../meanwhile.ts';
import type { Line } from '../line.ts';
import { lastWord } from '../race-checks.ts';
import type { Stage } from '../stage/stage.ts';
import { declinedCard } from '../../booking/booking-body.ts';
import { nightOf } from './load.ts';

/** The product's limits, repeated here as the line's expectation. */
const PER_ADDRESS = 10;
const PER_HOTEL = 60;
const UNDER_ATTACK = 2;

const AT_ONCE = 20;
const ADDRESSES = 30;
const ONCE = { tries: 1, pauseMs: 0 };

/**
 * Declined cards only, twenty at a time at two servers: one half from one address, the other from thirty. Few of them
 * reach the acquirer.
 */
export const cards: Line = {
  name: 'declining cards',
  spans: [{ nights: 60, rooms: 40 }],
  servers: 2,
  environment: {
    TRUSTED_PROXIES: '127.0.0.1',
    DECLINES_PER_ADDRESS: String(PER_ADDRESS),
    DECLINES_PER_HOTEL: String(PER_HOTEL),
    DECLINES_PER_ADDRESS_UNDER_ATTACK: String(UNDER_ATTACK),
  },
  run: async (stage, size, report) => {
    const half = size.cards / 2;
    const harm = async () => {
      const alone = await tryCards(stage, half, () => '198.51.100.1');
      report(`${alone.length} of ${half} cards of one address were asked about`);
      const many = await tryCards(stage, half, (card) => `192.0.2.${1 + (card % ADDRESSES)}`);
      report(`${many.length} of ${half} cards of ${ADDRESSES} addresses were asked about`);
      return { alone, many };
    };
    const { done, requested, faults } = await meanwhile(stage, size, harm, report);
    const { alone, many } = done;
    const most = PER_HOTEL + ADDRESSES * UNDER_ATTACK;
    const found = [
      ...(alone.length === Math.min(PER_ADDRESS, half)
        ? []
        : [`one address had ${alone.length} cards tried`]),
      ...(alone.length + many.length <= most ? [] : [`${many.length} cards of many addresses were tried`]),
      ...[...alone, ...many]
        .map(lastWord)
        .filter((word) => word !== 'payment.declined')
        .map((word) => `a card was answered ${word}`),
    ];
    return {
      runs: size.cards,
      requested: [...requested, ...alone, ...many],
      faults: [...faults, ...found],
    };
  },
};

/** The attempts that were not rejected. */
async function tryCards(
  stage: Stage,
  count: number,
  fromOf: (card: number) => string,
): Promise<RequestedBooking[]> {
  const urls = stage.urls;
  const tried: RequestedBooking[] = [];
  let next = 0;
  const tester = async () => {
    while (next < count) {
      const card = next++;
      const wish = { arrival: nightOf(stage, card), nights: 1, cardNumber: declinedCard.CardNumber };
      const requested = await requestAndWait(urls, { ...wish, from: fromOf(card) }, ONCE);
      if (requested.answer !== undefined) tried.push(requested);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tester));
  return tried;
}
