import type { RefusalFacts } from '../refusal.ts';
import { shortDateText } from './date-texts.ts';
import { guestMessage } from './guest-messages.ts';
import { numberedUnit } from './unit-texts.ts';

/** “No Double is left on Sun 14 Mar 2027.”, for each type that is full, whether it went just now or long ago. */
export function noRoomLeft({ unit, nights = [] }: RefusalFacts): string {
  const full = nights.map(
    ({ roomTypeName, date }) => `No ${roomTypeName.replace(/^The /, '')} is left on ${shortDateText(date)}.`,
  );
  const some = `No ${unit.singular} of this type is left.`;
  return [sorry(unit), ...(full.length > 0 ? full : [some])].join(' ');
}

/** Of several rooms it says which. */
export function rateUnavailable({ unit, roomNumber }: RefusalFacts): string {
  if (roomNumber === undefined) return sorry(unit);
  return `${sorry(unit)} ${numberedUnit(roomNumber, unit)} can no longer be booked at this rate.`;
}

/** “Sauna is no longer free on Sun 14 Mar 2027.” */
export function extraUnavailable({
  unit,
  extraName = 'An extra you chose',
  extraDate,
}: RefusalFacts): string {
  const when = extraDate === undefined ? 'for your stay' : `on ${shortDateText(extraDate)}`;
  return `${sorry(unit)} ${extraName} is no longer free ${when}.`;
}

const sorry = (unit: RefusalFacts['unit']) => guestMessage('selection-unavailable', unit);
