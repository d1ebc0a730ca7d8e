import { dateOfDay } from '@portico/domain/calendar/local-date';
import { waysInFile } from '../providers/provider-ways.ts';
import { extraFaults } from './extra-faults.ts';
import { daysOf } from './file-days.ts';
import { type ReadFile, fileFault, type FileFault, faultIf, orderFaults } from './file-fault.ts';
import { invoiceFaults } from './invoice-faults.ts';
import { occupancyFaults } from './occupancy-faults.ts';
import { paymentTypeFaults } from './payment-type-faults.ts';
import { priceFaults } from './price-faults.ts';
import { priceLimitFaults } from './price-limit-faults.ts';
import { promotionFaults } from './promotion-faults.ts';
import { propertyFileSchema, type PropertyFile, type RatePlanPart } from './property-file.ts';
import { referenceFaults } from './reference-faults.ts';
import { restaurantFaults } from './restaurant-faults.ts';
import { schemaFaults } from './schema-faults.ts';
import { settingsFaults } from './settings-faults.ts';
import { spanFaults } from './span-faults.ts';
import { basisPoints } from './to-domain.ts';
import { uniqueFaults } from './unique-faults.ts';

const pairs = [
  ['minStay', 'maxStay'],
  ['minStayThrough', 'maxStayThrough'],
  ['minAdvance', 'maxAdvance'],
] as const;

/**
 * Limits of several seasons that contradict each other on one night. Later entries win field by field, and an export
 * must put the result into one season. One fault per plan and pair. For a file without other faults.
 */
function seasonLimitFaults({ ratePlans, roomTypes }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) =>
    pairs.flatMap((pair) => {
      const [least, most] = pair;
      const found = roomTypes.flatMap(({ id }) => firstReversed(plan, id, pair) ?? [])[0];
      if (found === undefined) return [];
      const { day, at, minimum, maximum } = found;
      const expected = `${minimum} or more on ${dateOfDay(day)}, where ${least} of another season says so`;
      return [fileFault(`ratePlans[${index}].seasons[${at}].${most}`, expected, maximum)];
    }),
  );
}

type Pair = (typeof pairs)[number];

interface Limits {
  readonly minimum: number | null;
  readonly maximum: number | null;
  /** Index of the season that set the maximum. */
  readonly at: number;
  readonly isPriced: boolean;
}

/** The first night of a room type whose resulting minimum exceeds its maximum. */
function firstReversed({ seasons }: RatePlanPart, roomTypeId: number, [least, most]: Pair) {
  const isSet = (limit: Pair[number]) => seasons.some((season) => typeof season[limit] === 'number');
  if (!isSet(least) || !isSet(most)) return undefined;
  const byDay = new Map<number, Limits>();
  for (const [at, season] of seasons.entries()) {
    if (!(season.roomTypes?.some((id) => id === roomTypeId) ?? true)) continue;
    for (const day of daysOf(season)) {
      const before = byDay.get(day) ?? { minimum: null, maximum: null, at, isPriced: false };
      byDay.set(day, {
        minimum: season[least] === undefined ? before.minimum : season[least],
        maximum: season[most] === undefined ? before.maximum : season[most],
        at: season[most] === undefined ? before.at : at,
        isPriced: before.isPriced || season.price?.base !== undefined,
      });
    }
  }
  for (const [day, { minimum, maximum, at, isPriced }] of byDay) {
    // A night without a price is not on sale.
    if (isPriced && minimum !== null && maximum !== null && minimum > maximum)
      return { day, at, minimum, maximum };
  }
  return undefined;
}

/**
 * Parses a property file from JSON and applies defaults, or lists every fault. Faults of the shape come first; only a
 * valid shape is checked across parts, and then night by night. Rules: docs/property-file.md.
 */
export function readPropertyFile(json: unknown): ReadFile<PropertyFile> {
  const read = propertyFileSchema.safeParse(json);
  if (!read.success) return { ok: false, faults: schemaFaults(json, read.error.issues) };
  const file = read.data;
  const faults = [
    ...uniqueFaults(file),
    ...spanFaults(file),
    ...priceFaults(file),
    ...priceLimitFaults(file),
    ...paymentTypeFaults(file),
    ...termsFaults(file),
    ...occupancyFaults(file),
    ...referenceFaults(file),
    ...promotionFaults(file),
    ...extraFaults(file),
    ...settingsFaults(file),
    ...invoiceFaults(file),
    ...restaurantFaults(file),
  ];
  if (faults.length > 0) return { ok: false, faults };
  const ofNights = seasonLimitFaults(file);
  return ofNights.length === 0 ? { ok: true, file } : { ok: false, faults: ofNights };
}

/** Terms of a rate plan that are impossible or contradict each other. */
function termsFaults({ property, ratePlans }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) => {
    const path = `ratePlans[${index}]`;
    return [
      ...paymentFaults(path, plan),
      ...vatPartFaults(path, plan, property.isStandardTaxExclusive),
      ...chargeFaults(path, plan, property.paymentTypes),
      ...cancellationFaults(path, plan),
      ...plan.seasons.flatMap((season, at) =>
        pairs.flatMap(([least, most]) =>
          orderFaults(`${path}.seasons[${at}]`, { [least]: season[least], [most]: season[most] }),
        ),
      ),
    ];
  });
}

/** Parts of a price without VAT would change what the guest pays. */
function vatPartFaults(
  path: string,
  { vatParts }: RatePlanPart,
  isStandardTaxExclusive: boolean,
): FileFault[] {
  const sum = vatParts.reduce((total, { percent }) => total + basisPoints(percent), 0);
  return [
    ...faultIf(
      isStandardTaxExclusive && vatParts.length > 0,
      `${path}.vatParts`,
      'none, or property.isStandardTaxExclusive false',
      vatParts,
    ),
    ...faultIf(
      sum > basisPoints(100),
      `${path}.vatParts`,
      'percentages that come to 100 or less',
      vatParts.map(({ percent }) => percent),
    ),
  ];
}

function paymentFaults(path: string, { payment }: RatePlanPart): FileFault[] {
  const percentages = payment.map(({ percentageToCharge }) => percentageToCharge);
  const sum = percentages.reduce((total, percentage) => total + basisPoints(percentage), 0);
  return faultIf(
    sum > basisPoints(100),
    `${path}.payment`,
    'percentages that come to 100 or less',
    percentages,
  );
}

function chargeFaults(
  path: string,
  { needsGuarantee, companyInvoiceOnly, payment }: RatePlanPart,
  taken: PropertyFile['property']['paymentTypes'],
): FileFault[] {
  const takesMoney = taken.some((type) => type !== 'StoreCard');
  const isCharged = !companyInvoiceOnly && payment.some((entry) => entry.percentageToCharge > 0);
  return [
    ...faultIf(
      needsGuarantee && !taken.includes('StoreCard'),
      `${path}.needsGuarantee`,
      'false, or StoreCard among property.paymentTypes',
      true,
    ),
    ...faultIf(
      isCharged && !takesMoney,
      `${path}.payment`,
      `no charge, or ${['PayByCard', ...waysInFile].join(' or ')} among property.paymentTypes`,
      payment,
    ),
  ];
}

function cancellationFaults(path: string, { cancellation }: RatePlanPart): FileFault[] {
  return cancellation.entries.flatMap(({ daysBefore, at }, index) => {
    const place = `${path}.cancellation.entries[${index}]`;
    const isHalf = (daysBefore === null) !== (at === null);
    return faultIf(isHalf, place, 'daysBefore and at both given, or both null', { daysBefore, at });
  });
}
