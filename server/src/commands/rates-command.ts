import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import type { RateComponents } from '@portico/domain/pricing/rate-components';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import type { Hotel } from '../core/hotel/hotel.ts';
import {
  setRates,
  type RateSetting,
  type RatesSet,
  type SetRatesRefusal,
} from '../core/property-import/set-rates.ts';
import { command, done, refusedFor } from './command.ts';
import { dryRun, optional, property, required, value, type ValuesOf } from './command-option.ts';
import { datesText } from './dates-text.ts';
import { nightsOf, nightsOptions } from './nights-option.ts';
import { roomType, roomTypesOf } from './room-type-option.ts';
import { withHotel } from './with-hotel.ts';

/** As a property file may have it. */
const MOST = 10_000_000;
const amount = (means: string) => optional(value.text('AMOUNT', means));

/** As `price` of a property file's seasons. */
const figures = {
  base: amount('the night, for the adults it covers; a night that has none needs it'),
  perRoom: amount('the supplement of the room type'),
  perAdult: amount('each adult beyond the base'),
  perChild: amount('each child'),
  perInfant: amount('each infant'),
  perPersonAdult: amount('each adult, the base included'),
  perPersonChild: amount('each child, as breakfast for it'),
  perPersonInfant: amount('each infant, in the same way'),
};

/** A limit in nights or days; `none`: no limit. */
const limit = (means: string, [least, most]: readonly [number, number]) =>
  optional({
    placeholder: 'N',
    means: `${means}; none: no limit`,
    expected: `a whole number from ${least} to ${most}, or none`,
    read: (typed: string) =>
      typed === 'none' ? ('none' as const) : value.whole('N', means, [least, most]).read(typed),
  });
const yesOrNo = (means: string) => optional(value.oneOf(means, ['yes', 'no']));

const rules = {
  open: yesOrNo('whether it is sold'),
  minStay: limit('nights of a stay that arrives, at least', [1, 365]),
  maxStay: limit('nights of a stay that arrives, at most', [1, 365]),
  closedToArrival: yesOrNo('nobody arrives'),
  closedToDeparture: yesOrNo('nobody leaves'),
  minAdvance: limit('days between booking and arrival, at least', [0, 1_200]),
  maxAdvance: limit('days between booking and arrival, at most', [0, 1_200]),
};

const options = {
  property,
  ratePlan: required(value.text('PLAN', 'the rate plan, by its code or id')),
  roomType,
  ...nightsOptions,
  ...figures,
  ...rules,
  dryRun,
};

const dates = z.array(z.string()).readonly();

/** Rule: docs/property-file.md, "What a hotel sets by command". */
export const setRatesCommand = command({
  name: 'rates set',
  does: [
    'Sets prices and rules of a rate plan for some nights; what is not said stays as it is.',
    'Amounts are in the hotel’s currency: 120 or 120.50. Searches see it within a second.',
  ],
  options,
  answers: z.strictObject({
    isDryRun: z.boolean(),
    ratePlan: z.string(),
    roomTypes: z.array(z.strictObject({ roomType: z.string(), added: dates, changed: dates })),
  }),
  run: (values, setting) =>
    withHotel(values, setting, async (hotel, database) => {
      const plan = planOf(hotel, values.ratePlan);
      if ('why' in plan) return refusedFor(plan.why);
      const types = roomTypesOf(hotel, values.roomType);
      if ('why' in types) return refusedFor(types.why);
      const nights = nightsOf(hotel, values, setting);
      if ('why' in nights) return refusedFor(nights.why);
      const wanted = settingOf(values, hotel.currency);
      if ('why' in wanted) return refusedFor(...wanted.why);
      const { dryRun } = values;
      const { propertyId } = hotel;
      const set = await setRates(
        database,
        { propertyId, ratePlanId: plan.id, ...types, ...nights, ...wanted, dryRun },
        setting.clock,
      );
      if (!set.ok) return refusedFor(why(set.refusal, values.property), 'Nothing was changed.');
      const lines = set.value.flatMap((one) => linesOf(plan.name, one));
      return done([...(dryRun ? ['Nothing was written. It would be:'] : []), ...lines], {
        isDryRun: dryRun,
        ratePlan: plan.code,
        roomTypes: [...set.value],
      });
    }),
});

function planOf({ definition }: Hotel, typed: string) {
  const word = typed.trim().toLowerCase();
  const plan = definition.ratePlans.find(
    ({ id, code }) => String(id) === word || code.toLowerCase() === word,
  );
  const there = definition.ratePlans.map(({ code }) => code).join(', ');
  return plan ?? { why: `There is no rate plan ${typed}. There are: ${there}.` };
}

type Values = ValuesOf<typeof options>;

/** What was said, or why it cannot be set. */
function settingOf(
  values: Values,
  currency: CurrencyCode,
): { readonly setting: RateSetting } | { readonly why: readonly string[] } {
  const components: Partial<Record<keyof RateComponents, number>> = {};
  const faults: string[] = [];
  for (const name of keysOf(figures)) {
    const typed = values[name];
    if (typed === undefined) continue;
    const minor =
      /^\d+(\.\d+)?$/.test(typed) && Number(typed) <= MOST ? minorOf(Number(typed), currency) : undefined;
    if (minor === undefined) faults.push(`${typed} is no amount in ${currency}: 120 and 120.50 are some.`);
    else components[name] = minor;
  }
  const said = rulesOf(values);
  if (faults.length > 0) return { why: faults };
  if (Object.keys(components).length + Object.keys(said).length === 0)
    return { why: ['Say what is to be set: a price such as --base 120, or a rule such as --min-stay 2.'] };
  return { setting: { components, rules: said } };
}

function rulesOf(values: Values): RateSetting['rules'] {
  const { open, closedToArrival, closedToDeparture, minStay, maxStay, minAdvance, maxAdvance } = values;
  const limitOf = (typed: number | 'none') => (typed === 'none' ? null : typed);
  return {
    ...(open !== undefined && { open: open === 'yes' }),
    ...(closedToArrival !== undefined && { closedToArrival: closedToArrival === 'yes' }),
    ...(closedToDeparture !== undefined && { closedToDeparture: closedToDeparture === 'yes' }),
    ...(minStay !== undefined && { minStay: limitOf(minStay) }),
    ...(maxStay !== undefined && { maxStay: limitOf(maxStay) }),
    ...(minAdvance !== undefined && { minAdvance: limitOf(minAdvance) }),
    ...(maxAdvance !== undefined && { maxAdvance: limitOf(maxAdvance) }),
  };
}

function why(refusal: SetRatesRefusal, code: string): string {
  switch (refusal.code) {
    case 'rates.busy':
      return `An import or another command is working on ${code}. Try again when it has ended.`;
    case 'rates.too-high':
      return 'At these prices the longest stay of a full booking would come to more than a booking can carry.';
    case 'rates.no-base':
      return `${refusal.roomType} has no price on ${datesText(refusal.dates)}: say --base too.`;
    case 'rates.reversed':
      return `${refusal.roomType}, ${datesText(refusal.dates)}: the least nights or days would be more than the most.`;
  }
}

function linesOf(plan: string, { roomType, added, changed }: RatesSet): string[] {
  const line = (words: string, those: readonly LocalDate[]) =>
    those.length === 0 ? [] : [`${plan}, ${roomType}, ${datesText(those)}: ${words}`];
  const lines = [...line('added', added), ...line('changed', changed)];
  return lines.length > 0 ? lines : [`${plan}, ${roomType}: nothing to change`];
}
