import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { NightCells } from '@portico/contract/desk/night-cell';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import { WHOLE_BASIS_POINTS } from '@portico/domain/money/rounding';
import { keysOf } from '@portico/domain/record';
import { moneyText } from '@portico/contract/texts/money-text';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { command, done, refusedFor } from './command.ts';
import { dryRun, optional, property, required, value, type ValuesOf } from './command-option.ts';
import { datesText } from '../property-file/dates-text.ts';
import { nightsOf, nightsOptions } from './nights-option.ts';
import { typedName } from './read-options.ts';
import { roomType, roomTypesOf } from './room-type-option.ts';
import { withHotel } from './with-hotel.ts';
import { operate, wordsOf } from './with-operation.ts';

/** The limit of a property file. */
const MOST = 10_000_000;
const amount = (means: string) => optional(value.text('AMOUNT', means));

/** The largest single price increase, in percent. */
const MOST_PERCENT = 1_000;

/** As `price` in a property file's seasons. */
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
  minStayThrough: limit('nights of every stay with the night, at least', [1, 365]),
  maxStayThrough: limit('nights of every stay with the night, at most', [1, 365]),
  closedToArrival: yesOrNo('nobody arrives'),
  closedToDeparture: yesOrNo('nobody leaves'),
  minAdvance: limit('days between booking and arrival, at least', [0, 1_200]),
  maxAdvance: limit('days between booking and arrival, at most', [0, 1_200]),
};

const options = {
  property,
  ratePlan: required(
    value.text('PLAN', 'the rate plan, by its code or id; several with commas between: FLEX,SAVER'),
  ),
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
    'Sets prices and rules of rate plans for some nights; what is not given stays as it is.',
    'Amounts are in the hotel’s currency, 120 or 120.50, or say by how much each price changes: +10% or -5%.',
    'Searches see it within a second.',
  ],
  options,
  answers: z.strictObject({
    isDryRun: z.boolean(),
    roomTypes: z.array(
      z.strictObject({
        ratePlan: z.string(),
        roomType: z.string(),
        added: dates,
        changed: dates,
        prices: z.array(z.strictObject({ date: z.string(), before: z.int().nullable(), after: z.int() })),
      }),
    ),
  }),
  run: (values, setting) =>
    withHotel(values, setting, async (hotel, database) => {
      const plans = plansOf(hotel, values.ratePlan);
      if ('why' in plans) return refusedFor(...plans.why);
      const types = roomTypesOf(hotel, values.roomType);
      if ('why' in types) return refusedFor(types.why);
      const nights = nightsOf(hotel, values, setting);
      if ('why' in nights) return refusedFor(nights.why);
      const requested = settingOf(values, hotel.currency);
      if ('why' in requested) return refusedFor(...requested.why);
      const { dryRun, from, to, weekdays = null } = values;
      const roomTypeIds = types.roomTypes.map(({ id }) => id);
      const ratePlanIds = plans.ratePlans.map(({ id }) => id);
      const rates = { ratePlanIds, ...requested.setting };
      return operate(
        { setting, hotel, database },
        dryRun ? 'Rates/PreviewSave' : 'Rates/Save',
        { changes: [{ roomTypeIds, from, to, weekdays, rates }], seen: null },
        {
          tell: (answer) => {
            const lines = answer.rates.flatMap((one) => linesOf(one, hotel));
            return done([...(dryRun ? ['Nothing was written. It would be:'] : []), ...lines], {
              isDryRun: dryRun,
              roomTypes: answer.rates.map((one) => rateJson(one, hotel)),
            });
          },
          why: (refusal) => [...why(refusal, hotel, values.property), 'Nothing was changed.'],
        },
      );
    }),
});

type RatesSet = DeskAnswer<'Rates/Save'>['rates'][number];
type NightSet = RatesSet['nights'][number];

function namesOf({ ratePlanId, roomTypeId }: RatesSet, { definition }: Hotel) {
  const plan = definition.ratePlans.find(({ id }) => id === ratePlanId);
  const roomType = definition.roomTypes.find(({ id }) => id === roomTypeId);
  return { code: plan?.code ?? '', ratePlan: plan?.name, roomType: roomType?.name ?? '' };
}

function rateJson(set: RatesSet, hotel: Hotel) {
  const { code, roomType } = namesOf(set, hotel);
  const datesWhere = (isAdded: boolean) =>
    set.nights.filter(({ before }) => (before === null) === isAdded).map(({ date }) => date);
  return {
    ratePlan: code,
    roomType,
    added: datesWhere(true),
    changed: datesWhere(false),
    prices: set.nights.flatMap(({ date, before, after }) => {
      const prices = { before: before?.components.base ?? null, after: after.components.base };
      return prices.before === prices.after ? [] : [{ date, ...prices }];
    }),
  };
}

/** The named plans, each once, or those that do not exist. */
function plansOf(
  { definition }: Hotel,
  typed: string,
): { readonly ratePlans: readonly RatePlan[] } | { readonly why: readonly string[] } {
  const ratePlans = new Set<RatePlan>();
  const why: string[] = [];
  const there = definition.ratePlans.map(({ code }) => code).join(', ');
  for (const name of typed.split(',').map((part) => part.trim())) {
    const word = name.toLowerCase();
    const plan = definition.ratePlans.find(
      ({ id, code }) => String(id) === word || code.toLowerCase() === word,
    );
    if (plan !== undefined) ratePlans.add(plan);
    else why.push(`There is no rate plan ${name}. There are: ${there}.`);
  }
  return why.length > 0 ? { why } : { ratePlans: [...ratePlans] };
}

type RatePlan = Hotel['definition']['ratePlans'][number];

type Values = ValuesOf<typeof options>;
type RateSetting = Omit<NonNullable<DeskTakes<'Rates/Save'>['changes'][number]['rates']>, 'ratePlanIds'>;
type Figures = NonNullable<RateSetting['components']>;

/** The requested setting, or why it is invalid. */
function settingOf(
  values: Values,
  currency: CurrencyCode,
): { readonly setting: RateSetting } | { readonly why: readonly string[] } {
  const components: Figures = {};
  const faults: string[] = [];
  for (const name of keysOf(figures)) {
    const typed = values[name];
    if (typed === undefined) continue;
    const price = priceOf(typed, currency);
    if (price === undefined)
      faults.push(`${typed} is no amount in ${currency}: 120, 120.50, +10% and -5% are some.`);
    else components[name] = price;
  }
  const givenRules = rulesOf(values);
  if (faults.length > 0) return { why: faults };
  if (Object.keys(components).length + Object.keys(givenRules).length === 0)
    return { why: ['Say what is to be set: a price such as --base 120, or a rule such as --min-stay 2.'] };
  return { setting: { components, rules: givenRules } };
}

/** A price, or a change of at most two decimal places of a percent; undefined: neither. */
function priceOf(typed: string, currency: CurrencyCode): Figures['base'] {
  const [, percent] = /^([+-]\d{1,4}(?:\.\d{1,2})?)%$/.exec(typed) ?? [];
  if (percent !== undefined) {
    const by = Number(percent);
    const isPossible = by >= -100 && by <= MOST_PERCENT;
    return isPossible ? { basisPoints: WHOLE_BASIS_POINTS + Math.round(by * 100) } : undefined;
  }
  return /^\d+(\.\d+)?$/.test(typed) && Number(typed) <= MOST ? minorOf(Number(typed), currency) : undefined;
}

function rulesOf(values: Values): NonNullable<RateSetting['rules']> {
  const { open, closedToArrival, closedToDeparture, minStay, maxStay } = values;
  const { minStayThrough, maxStayThrough, minAdvance, maxAdvance } = values;
  const limitOf = (typed: number | 'none') => (typed === 'none' ? null : typed);
  return {
    ...(open !== undefined && { open: open === 'yes' }),
    ...(closedToArrival !== undefined && { closedToArrival: closedToArrival === 'yes' }),
    ...(closedToDeparture !== undefined && { closedToDeparture: closedToDeparture === 'yes' }),
    ...(minStay !== undefined && { minStay: limitOf(minStay) }),
    ...(maxStay !== undefined && { maxStay: limitOf(maxStay) }),
    ...(minStayThrough !== undefined && { minStayThrough: limitOf(minStayThrough) }),
    ...(maxStayThrough !== undefined && { maxStayThrough: limitOf(maxStayThrough) }),
    ...(minAdvance !== undefined && { minAdvance: limitOf(minAdvance) }),
    ...(maxAdvance !== undefined && { maxAdvance: limitOf(maxAdvance) }),
  };
}

function why(refusal: DeskRefusal, hotel: Hotel, code: string): string[] {
  if (refusal.code === 'desk.rates-busy')
    return [`An import or another command is working on ${code}. Try again when it has ended.`];
  if (refusal.code === 'desk.rates-unpriced')
    return linesOfCells(refusal, ' has no price on', ': say --base too.');
  if (refusal.code === 'desk.rates-reversed')
    return linesOfCells(refusal, ',', ': the least nights or days would be more than the most.');
  return wordsOf(refusal, hotel);
}

/** Once for each room type, whatever the rate plan. */
function linesOfCells(
  { facts }: { readonly facts: { readonly cells: readonly NightCells[] } },
  before: string,
  after: string,
): string[] {
  const lines = facts.cells.map(({ roomType, dates }) => `${roomType}${before} ${datesText(dates)}${after}`);
  return [...new Set(lines)];
}

/** Nights with the same change share a line: each field before and after. */
function linesOf(set: RatesSet, hotel: Hotel): string[] {
  const { ratePlan, roomType } = namesOf(set, hotel);
  const alike = new Map<string, string[]>();
  for (const night of set.nights) {
    const words = changeText(night, hotel.currency);
    alike.set(words, [...(alike.get(words) ?? []), night.date]);
  }
  const lines = [...alike].map(([words, those]) => `${ratePlan}, ${roomType}, ${datesText(those)}: ${words}`);
  return lines.length > 0 ? lines : [`${ratePlan}, ${roomType}: nothing to change`];
}

function changeText({ before, after }: NightSet, currency: CurrencyCode): string {
  if (before === null) return `added, base ${moneyText(after.components.base, currency)}`;
  const prices = keysOf(figures).map((name) => ({
    name,
    was: moneyText(before.components[name], currency),
    is: moneyText(after.components[name], currency),
  }));
  const limits = keysOf(rules).map((name) => ({
    name,
    was: ruleText(before[name]),
    is: ruleText(after[name]),
  }));
  return [...prices, ...limits]
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => `${typedName(name).slice(2)} ${was} -> ${is}`)
    .join(', ');
}

function ruleText(rule: boolean | number | null): string {
  if (rule === null) return 'none';
  return typeof rule === 'number' ? String(rule) : rule ? 'yes' : 'no';
}
