import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { addDays } from '@portico/domain/calendar/local-date';
import { amount, FIRST_NIGHT, LAST_NIGHT, type Ids } from './random-terms.ts';
import { between, chance, oneOf, someOf, type Random } from './random.ts';

type ExtraInput = NonNullable<PropertyFileInput['extras']>[number];
type PromotionInput = NonNullable<PropertyFileInput['promotions']>[number];
type GiftVoucherInput = NonNullable<PropertyFileInput['giftVouchers']>[number];

/** What a random hotel's extras and promotions may be restricted to. */
export interface Owners {
  readonly roomTypes: Ids;
  readonly ratePlans: Ids;
}

/** More than all baskets take together, so that none competes with another. */
export const AMPLE = 5_000;

/** Each way of charging, per person or not: six extras, some limited, some for some rooms only. */
export function randomExtras(random: Random, owners: Owners): ExtraInput[] {
  const kinds = (['PerStay', 'PerDay', 'PerQuantity'] as const).flatMap((chargeType) =>
    [false, true].map((chargePerPerson) => ({ chargeType, chargePerPerson })),
  );
  return kinds.map((kind, index) => ({
    ...kind,
    id: index + 1,
    code: `EXTRA-${index + 1}`,
    name: `Extra ${index + 1}`,
    description: 'Something beside the room.',
    articles: Array.from({ length: between(random, 1, 3) }, (_, article) => ({
      name: `Article ${article + 1}`,
      price: amount(random, 0, 30),
    })),
    maximumQuantity: kind.chargeType === 'PerQuantity' ? between(random, 1, 9) : 1,
    ...restriction(random, owners),
    ...(chance(random, 40) && { inventory: randomInventory(random) }),
  }));
}

/** Plenty on each date; none on Mondays at some hotels. */
function randomInventory(random: Random): NonNullable<ExtraInput['inventory']> {
  const all = { from: FIRST_NIGHT, to: LAST_NIGHT, units: AMPLE };
  return chance(random, 30) ? [all, { ...all, weekdays: ['Mon'], units: 0 }] : [all];
}

/**
 * Discounts, mostly odd ones: on all nights, on some nights, for longer stays; and one that unlocks the unlisted rate
 * plan, if any.
 */
export function randomPromotions(
  random: Random,
  owners: Owners,
  unlisted: number | undefined,
): PromotionInput[] {
  const firstNight = addDays(FIRST_NIGHT, between(random, 0, 20));
  const scopes: Partial<PromotionInput>[] = [
    {},
    { firstNight, lastNight: addDays(firstNight, between(random, 5, 30)) },
    { minNights: 2, most: AMPLE },
  ];
  const shares = scopes.map((scope, index) => ({
    id: index + 1,
    code: `CODE-${index + 1}`,
    name: `Promotion ${index + 1}`,
    percentOff: oneOf(random, [12.5, 7.25, 33.33, 5, 10, 66.67, 100]),
    ...restriction(random, owners),
    ...scope,
  }));
  if (unlisted === undefined) return shares;
  const percentOff = oneOf(random, [0, 7.5]);
  return [...shares, { id: 4, code: 'CODE-4', name: 'The key', percentOff, ratePlans: [unlisted] }];
}

function restriction(random: Random, { roomTypes, ratePlans }: Owners) {
  return {
    ...(chance(random, 25) && { roomTypes: someOf(random, roomTypes) }),
    ...(chance(random, 25) && { ratePlans: someOf(random, ratePlans) }),
  };
}

/** That many vouchers, one per basket: small ones, some for a part, some for the whole, and a few experiences. */
export function randomVouchers(random: Random, count: number): GiftVoucherInput[] {
  return Array.from({ length: count }, (_, index) => ({
    code: voucherCode(index),
    kind: chance(random, 8) ? 'experience' : 'money',
    balance: oneOf(random, [amount(random, 0, 20), amount(random, 20, 400), amount(random, 5_000, 90_000)]),
  }));
}

/** The voucher code of a hotel's basket, counted from 0. */
export function voucherCode(index: number): string {
  return `GIFT-${1_000 + index}`;
}
