import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { localDate } from '@portico/domain/calendar/local-date';
import {
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildSeason,
  type SeasonInput,
} from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { withOfferNights } from './offer-nights.ts';

const plan = buildRatePlan();
const today = localDate('2027-03-02');
const priced = buildSeason({ price: { base: 100 } });
const fromThree = buildSeason({ minStay: 3 });
type Offer = Partial<PropertyFile['offers'][number]>;

function leastNights(seasons: readonly SeasonInput[], offer: Offer = {}, onPromotion = {}) {
  const file = buildHotelFile({
    ratePlans: [{ ...plan, seasons: [...seasons] }],
    promotions: [{ ...buildPromotion(), ...onPromotion }],
    offers: [{ id: 1, name: 'Tides', description: 'Longer.', ratePlanCode: plan.code, ...offer }],
  });
  return withOfferNights(file, today).offers[0]?.minNights;
}

test('an offer of a rate plan requires the fewest nights that the plan sells', () => {
  expect(leastNights([priced])).toBeUndefined();
  expect(leastNights([priced, fromThree])).toBe(3);
  expect(leastNights([priced, fromThree, buildSeason({ minStayThrough: 4 })])).toBe(4);
  const anyLength = { from: '2027-03-10', to: '2027-03-10', minStay: null };
  expect(leastNights([priced, fromThree, buildSeason(anyLength)])).toBeUndefined();
});

test('nights past, closed, without arrival or beyond the offer’s dates require nothing', () => {
  const past = buildSeason({ from: '2027-03-01', to: '2027-03-01', minStay: null });
  const noArrival = buildSeason({
    from: '2027-03-09',
    to: '2027-03-09',
    minStay: null,
    closedToArrival: true,
  });
  const closed = buildSeason({ from: '2027-03-10', to: '2027-03-10', minStay: null, open: false });
  const beyond = buildSeason({ from: '2027-03-20', to: '2027-03-20', minStay: null });
  const offer = { dateFrom: localDate('2027-03-03'), dateTo: localDate('2027-03-19') };
  expect(leastNights([priced, fromThree, past, noArrival, closed, beyond], offer)).toBe(3);
});

test('the offer’s own minimum counts before the plan’s, and a promotion’s if it is larger', () => {
  expect(leastNights([priced, fromThree], { minNights: 2 })).toBe(2);
  const { code } = buildPromotion();
  expect(leastNights([priced, fromThree], { promoCode: code }, { minNights: 5 })).toBe(5);
  expect(leastNights([priced, fromThree], { promoCode: code }, { minNights: 2 })).toBe(3);
});
