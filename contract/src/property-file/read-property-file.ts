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
  ['minAdvance', 'maxAdvance'],
] as const;

/**
 * Limits of several seasons that meet on one night and contradict each other there: later entries win field by field, and
 * what they leave has to stand in one season of an export. One fault a plan and pair. For a file without other faults.
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
  /** Which season said the maximum. */
  readonly at: number;
  readonly isPriced: boolean;
}

/** The first night of a room type on which what the seasons leave is a least above a most. */
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
    // A night without a price is no night of the plan.
    if (isPriced && minimum !== null && maximum !== null && minimum > maximum)
      return { day, at, minimum, maximum };
  }
  return undefined;
}

/**
 * Reads a property file from parsed JSON, with defaults put in place. Otherwise every fault is listed: those of the
 * shape first, in a file of the right shape those between its parts, and then those of single nights. Rules: docs/property-file.md.
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

/** What a rate plan asks for must be possible, and its rules must not contradict each other. */
function termsFaults({ property, ratePlans }: PropertyFile): FileFault[] {
  return ratePlans.flatMap((plan, index) => {
    const path = `ratePlans[${index}]`;
    return [
      ...paymentFaults(path, plan),
      ...chargeFaults(path, plan, property.paymentTypes),
      ...cancellationFaults(path, plan),
      ...plan.seasons.flatMap(({ minStay, maxStay, minAdvance, maxAdvance }, at) => [
        ...orderFaults(`${path}.seasons[${at}]`, { minStay, maxStay }),
        ...orderFaults(`${path}.seasons[${at}]`, { minAdvance, maxAdvance }),
      ]),
    ];
  });
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
