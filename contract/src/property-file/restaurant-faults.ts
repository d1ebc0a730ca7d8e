import { addDays } from '@portico/domain/calendar/local-date';
import { isOn } from '@portico/domain/tables/dates';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import type { Sitting } from '@portico/domain/tables/restaurant';
import { faultIf, fileFault, orderFaults, type FileFault } from './file-fault.ts';
import type { PropertyFile, RestaurantPart } from './property-file.ts';
import { toRestaurant } from './restaurant-to-domain.ts';

/** A restaurant's day ends at six the next morning, in quarters of an hour. */
const LAST_QUARTER = 30 * 4;
const DAYS_OF_A_WEEK = 7;

/** Reversed times, sizes and dates, and sittings that overlap. */
export function restaurantFaults({ restaurants }: PropertyFile): FileFault[] {
  return restaurants.flatMap((part, index) => {
    const path = `restaurants[${index}]`;
    return [
      ...sizeFaults(path, part),
      ...promotionFaults(path, part),
      ...timeFaults(path, part),
      ...overlapFaults(path, part),
    ];
  });
}

function sizeFaults(path: string, part: RestaurantPart): FileFault[] {
  const { minOnlinePartySize, maxOnlinePartySize, partySizesOnDates } = part;
  return [
    ...orderFaults(path, { minOnlinePartySize, maxOnlinePartySize }),
    ...partySizesOnDates.flatMap(({ minimum, maximum, from, to }, index) => [
      ...orderFaults(`${path}.partySizesOnDates[${index}]`, { minimum, maximum }),
      ...orderFaults(`${path}.partySizesOnDates[${index}]`, { from, to }),
    ]),
  ];
}

function promotionFaults(path: string, { promotions }: RestaurantPart): FileFault[] {
  return promotions.flatMap(({ from, to, firstTime, lastTime }, index) => [
    ...orderFaults(`${path}.promotions[${index}]`, { from, to }),
    ...orderFaults(`${path}.promotions[${index}]`, { firstTime, lastTime }),
  ]);
}

function timeFaults(path: string, part: RestaurantPart): FileFault[] {
  const { sittings } = toRestaurant(part);
  return part.sittings.flatMap(({ firstTime, lastTime, turnMinutes }, index) => {
    const place = `${path}.sittings[${index}]`;
    if (firstTime > lastTime) return orderFaults(place, { firstTime, lastTime });
    const sitting = sittings[index];
    const isLate = sitting !== undefined && endOf(sitting) > LAST_QUARTER;
    const byThen = 'the last table to be left by 06:00 the next morning';
    return faultIf(isLate, `${place}.turnMinutes`, byThen, turnMinutes);
  });
}

const endOf = ({ lastQuarter, turnQuarters }: Sitting) => lastQuarter + turnQuarters;

/** Overlapping sittings of one day would leave it open whose covers count. */
function overlapFaults(path: string, part: RestaurantPart): FileFault[] {
  const { sittings } = toRestaurant(part);
  return sittings.flatMap((sitting, index) => {
    const other = sittings.findIndex((each, before) => before < index && overlap(each, sitting));
    const before = sittings[other];
    if (before === undefined) return [];
    const over = `another time or other dates than sittings[${other}], whose last table is left at ${timeOfQuarter(endOf(before))}`;
    return [fileFault(`${path}.sittings[${index}].firstTime`, over, part.sittings[index]?.firstTime)];
  });
}

function overlap(a: Sitting, b: Sitting): boolean {
  const areApart = endOf(a) <= b.firstQuarter || endOf(b) <= a.firstQuarter;
  return !areApart && haveADateInCommon(a, b);
}

function haveADateInCommon(a: Sitting, b: Sitting): boolean {
  const first = [a.from, b.from].reduce((latest, from) => ((from ?? '') > (latest ?? '') ? from : latest));
  if (first === null) return true;
  const week = Array.from({ length: DAYS_OF_A_WEEK }, (_, days) => addDays(first, days));
  return week.some((date) => isOn(a, date) && isOn(b, date));
}
