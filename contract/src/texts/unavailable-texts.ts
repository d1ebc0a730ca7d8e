import type { RefusalFacts } from '../refusal.ts';
import { shortDateText } from './date-texts.ts';
import { guestMessage } from './guest-messages.ts';
import { numberedUnit } from './unit-texts.ts';

/** “The last Double on Sun 14 Mar 2027 has just been taken.”, for each type that is full. */
export function noRoomLeft({ unit, nights = [] }: RefusalFacts): string {
  const taken = nights.map(
    ({ roomTypeName, date }) =>
      `The last ${roomTypeName.replace(/^The /, '')} on ${shortDateText(date)} has just been taken.`,
  );
  const some = `The last ${unit.singular} of this type has just been taken.`;
  return [sorry(unit), ...(taken.length > 0 ? taken : [some])].join(' ');
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
