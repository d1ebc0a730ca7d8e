import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { addDays, localDate } from '@portico/domain/calendar/local-date';
import { TODAY } from '../portico/shifted-clock.ts';
import { between, chance, oneOf, someOf, type Random } from './random.ts';

type RatePlanInput = PropertyFileInput['ratePlans'][number];
type SeasonInput = RatePlanInput['seasons'][number];
type PaymentInput = NonNullable<RatePlanInput['payment']>;

/** The nights on sale at the random hotels. */
export const FIRST_NIGHT = localDate(TODAY);
export const NIGHTS = 60;
export const LAST_NIGHT = addDays(FIRST_NIGHT, NIGHTS - 1);

export type Ids = readonly [number, ...number[]];

/** An amount in minor units, seldom a round one. */
export function amount(random: Random, least: number, most: number): number {
  return between(random, least * 100, most * 100) / 100;
}

/** A rate plan with terms and figures of any kind. */
export function randomRatePlan(random: Random, id: number, roomTypes: Ids): RatePlanInput {
  const payment = randomPayment(random);
  return {
    id,
    code: `PLAN-${id}`,
    name: `Plan ${id}`,
    description: 'A rate plan.',
    baseNumberOfAdults: between(random, 0, 2),
    payment,
    needsGuarantee: chance(random, 25),
    cancellation: { entries: [], noShow: { fee: 'Nights', value: 1 } },
    seasons: [
      { ...wholeTime, price: randomPrice(random) },
      { ...wholeTime, roomTypes: someOf(random, roomTypes), price: { perRoom: amount(random, 0, 90) } },
      { ...wholeTime, weekdays: ['Fri', 'Sat'], price: { base: amount(random, 40, 300) } },
      ...Array.from({ length: between(random, 0, 3) }, () => randomSeason(random)),
    ],
  };
}

/** For company invoices, for nothing else, or not for them. */
export function randomCompanyTerms(
  random: Random,
): Pick<RatePlanInput, 'allowCompanyInvoice' | 'companyInvoiceOnly'> & { readonly needsGuarantee?: false } {
  if (chance(random, 40)) return {};
  return chance(random, 35)
    ? { allowCompanyInvoice: true, companyInvoiceOnly: true, needsGuarantee: false }
    : { allowCompanyInvoice: true };
}

const wholeTime = { from: FIRST_NIGHT, to: LAST_NIGHT };

/** The base price, and any of the other figures; the per-person ones are charged like breakfast. */
function randomPrice(random: Random): NonNullable<SeasonInput['price']> {
  const sometimes = (most: number) => (chance(random, 60) ? amount(random, 0, most) : 0);
  return {
    base: amount(random, 40, 300),
    perRoom: sometimes(40),
    perAdult: sometimes(35),
    perChild: sometimes(20),
    perInfant: sometimes(6),
    perPersonAdult: sometimes(19),
    perPersonChild: sometimes(9),
    perPersonInfant: sometimes(3),
  };
}

/** Some nights at other figures, sometimes with a minimum stay of two nights or more. */
function randomSeason(random: Random): SeasonInput {
  const from = addDays(FIRST_NIGHT, between(random, 0, NIGHTS - 10));
  return {
    from,
    to: addDays(from, between(random, 1, 9)),
    price: chance(random, 50) ? randomPrice(random) : { perPersonAdult: amount(random, 0, 25) },
    ...(chance(random, 30) && { minStay: 2 }),
  };
}

/** Nothing, all or a share at once, shares some days before arrival, or both; with odd hundredths too. */
function randomPayment(random: Random): PaymentInput {
  const share = () => oneOf(random, [10, 12.5, 20, 33.33, 40]);
  const atOnce = (percentageToCharge: number) =>
    ({ automaticPaymentType: 'AtTimeOfBooking', percentageToCharge }) as const;
  const before = (percentageToCharge: number) =>
    ({
      automaticPaymentType: 'DaysBeforeArrival',
      percentageToCharge,
      daysBeforeArrival: between(random, 0, 30),
    }) as const;
  return oneOf<PaymentInput>(random, [
    [],
    [atOnce(100)],
    [atOnce(share())],
    [before(share())],
    [before(100)],
    [atOnce(share()), before(share())],
    [atOnce(12.5), before(33.33), before(54.17)],
  ]);
}

/** Per guest and night, for all nights or the first, paid with the room or at the hotel. */
export function randomCityTax(random: Random): NonNullable<PropertyFileInput['property']['cityTax']> {
  return {
    name: oneOf(random, ['City tax', 'Visitor levy']),
    adult: amount(random, 0, 6),
    child: chance(random, 50) ? amount(random, 0, 3) : 0,
    paidAtHotel: chance(random, 50),
    ...(chance(random, 50) && { mostNights: between(random, 1, 4) }),
  };
}

/** No part, or one or two with a rate of their own. */
export function randomVatParts(random: Random): NonNullable<RatePlanInput['vatParts']> {
  const part = (name: string) => ({
    name,
    percent: oneOf(random, [5, 12.5, 20, 33.33]),
    vatRate: oneOf(random, [0, 5, 10, 20]),
  });
  return oneOf(random, [[], [part('Breakfast')], [part('Breakfast'), part('Wine')]]);
}
