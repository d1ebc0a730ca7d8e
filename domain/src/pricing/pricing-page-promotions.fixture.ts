import { expect } from 'vitest';
import { soldRate } from '../availability/sold-rate.ts';
import { addDays, localDate, type LocalDate } from '../calendar/local-date.ts';
import type { PromotionId, RatePlanId, RoomTypeId } from '../ids.ts';
import type { Promotion } from '../promotion/promotion.ts';
import { buildComponents, buildNightRate, buildRatePlan } from '../worked-examples/builders.fixture.ts';
import { basisPoints, guestsOf, listOf, pence, vatOf } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import type { RateComponents } from './rate-components.ts';
import { roomQuote } from './room-quote.ts';

const arrival = localDate('2027-03-14');

/** The tables about promotions. */
export const promotionChecks: Checks = {
  Promotions: (row) => {
    const [, plan, type] = /^(?:–|plan (\d)|type (\d))$/.exec(cell(row, 'but')) ?? [];
    const rate = promoted(promotionOf(cell(row, 'promotion')), row, {
      figures: { base: 100_00 },
      today: localDate('2027-03-01'),
      ratePlanId: Number(plan ?? 1) as RatePlanId,
      roomTypeId: Number(type ?? 1) as RoomTypeId,
    });
    expect(rate.nights.map(({ components }) => components.base)).toEqual(
      listOf(cell(row, 'nights then')).map(pence),
    );
  },

  'Price before a promotion': (row) => {
    const perPersonAdult = pence(cell(row, 'each adult'));
    const night = { base: pence(cell(row, 'base')), perPersonAdult };
    const quote = roomQuote({
      rate: promoted(promotionOf(`${cell(row, 'off')} off`), row, { figures: night }),
      ratePlan: buildRatePlan(),
      guests: guestsOf(cell(row, 'guests')),
      stay: stayOfRow(row),
      vat: vatOf(row),
      cityTax: null,
      today: arrival,
    });
    expect(quote.grossMinor).toBe(pence(cell(row, 'now')));
    expect(quote.originalGrossMinor).toBe(pence(cell(row, 'was')));
    expect(quote.vatMinor).toBe(pence(cell(row, 'VAT')));
  },
};

interface SaleFacts {
  readonly figures: Partial<RateComponents>;
  readonly today?: LocalDate;
  readonly ratePlanId?: RatePlanId;
  readonly roomTypeId?: RoomTypeId;
}

function promoted(
  promotion: Promotion,
  row: Row,
  { figures, today = arrival, ratePlanId = 1 as RatePlanId, roomTypeId = 1 as RoomTypeId }: SaleFacts,
) {
  const stay = stayOfRow(row);
  const components = buildComponents(figures);
  const nights = Array.from({ length: Number(cell(row, 'nights')) }, (_, index) =>
    buildNightRate({ date: addDays(arrival, index), components }),
  );
  const sold = soldRate(
    buildRatePlan({ id: ratePlanId }),
    { ratePlanCode: null, promotion },
    { nights, departureNight: undefined },
    { ratePlanId, roomTypeId, stay, today },
  );
  if (!sold.ok) throw new Error(`No price: ${sold.refusal.code}`);
  return sold.value.rate;
}

function stayOfRow(row: Row) {
  return { arrival, departure: addDays(arrival, Number(cell(row, 'nights'))) };
}

const unrestricted: Promotion = {
  id: 1 as PromotionId,
  code: 'SPRING',
  discountBasisPoints: 0,
  ratePlanIds: null,
  roomTypeIds: null,
  firstNight: null,
  lastNight: null,
  minNights: null,
  maxNights: null,
  bookFrom: null,
  bookUntil: null,
};

/** `15 % off, plan 1, type 7, first night 2027-03-15, at least 3 nights, booked until 2027-02-28`. */
export function promotionOf(text: string): Promotion {
  return listOf(text).reduce(
    (promotion, words) => ({ ...promotion, ...restrictionOf(words, promotion) }),
    unrestricted,
  );
}

function restrictionOf(words: string, promotion: Promotion): Partial<Promotion> {
  const [, name = '', figure = ''] =
    /^(plan|type|first night|last night|at least|at most|booked from|booked until) (\S+)(?: nights)?$/.exec(
      words,
    ) ?? [];
  switch (name) {
    case 'plan':
      return { ratePlanIds: [...(promotion.ratePlanIds ?? []), Number(figure) as RatePlanId] };
    case 'type':
      return { roomTypeIds: [...(promotion.roomTypeIds ?? []), Number(figure) as RoomTypeId] };
    case 'first night':
      return { firstNight: localDate(figure) };
    case 'last night':
      return { lastNight: localDate(figure) };
    case 'at least':
      return { minNights: Number(figure) };
    case 'at most':
      return { maxNights: Number(figure) };
    case 'booked from':
      return { bookFrom: localDate(figure) };
    case 'booked until':
      return { bookUntil: localDate(figure) };
    default:
      return { discountBasisPoints: basisPoints(words.replace(/ off$/, '')) };
  }
}
