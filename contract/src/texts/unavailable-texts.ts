import type { BrokenLimit } from '@portico/domain/occupancy/limits';
import type { RefusalFacts, WhyNotSold } from '../refusal.ts';
import { shortDateText } from './date-texts.ts';
import { guestMessage } from './guest-messages.ts';
import { numberedUnit } from './unit-texts.ts';

/** “No Double is left on Sun 14 Mar 2027.”, for each full type, however long it has been full. */
export function noRoomAvailable({ unit, nights = [] }: RefusalFacts): string {
  const full = nights.map(
    ({ roomTypeName, date }) => `No ${roomTypeName.replace(/^The /, '')} is left on ${shortDateText(date)}.`,
  );
  const some = `No ${unit.singular} of this type is left.`;
  return [sorry(unit), ...(full.length > 0 ? full : [some])].join(' ');
}

/** Names the room if there are several, and the reason if known: “Room 2 takes 3 guests at most.” */
export function rateUnavailable({ unit, roomNumber, why }: RefusalFacts): string {
  const room = roomNumber === undefined ? `This ${unit.singular}` : numberedUnit(roomNumber, unit);
  if (why !== undefined) return `${sorry(unit)} ${notSoldText(room, why)}`;
  return roomNumber === undefined
    ? sorry(unit)
    : `${sorry(unit)} ${room} can no longer be booked at this rate.`;
}

/** “This room has to be booked for 3 nights or more at this rate.” `room`: its name in a sentence. */
export function notSoldText(room: string, why: WhyNotSold): string {
  if (!('stay' in why)) return guestsText(room, why.rule.broken);
  const { rule, stay } = why;
  switch (rule.code) {
    case 'rate.closed':
      return `${room} cannot be booked at this rate on ${shortDateText(rule.date)}.`;
    case 'rate.min-stay':
      return `${room} has to be booked for ${counted(rule.minStay, 'night')} or more at this rate.`;
    case 'rate.max-stay':
      return `${room} can be booked for ${counted(rule.maxStay, 'night')} at most at this rate.`;
    case 'rate.closed-to-arrival':
      return `At this rate no stay in it can begin on ${shortDateText(stay.arrival)}.`;
    case 'rate.closed-to-departure':
      return `At this rate no stay in it can end on ${shortDateText(stay.departure)}.`;
    case 'rate.min-advance':
      return `${room} has to be booked ${counted(rule.minAdvance, 'day')} or more before you arrive at this rate.`;
    case 'rate.max-advance':
      return `${room} can be booked ${counted(rule.maxAdvance, 'day')} at most before you arrive at this rate.`;
  }
}

function guestsText(room: string, { bound, count, of }: BrokenLimit): string {
  if (bound === 'least') return `${room} is for ${counted(count, of)} or more at this rate.`;
  if (of !== 'child') return `${room} takes ${counted(count, of)} at most at this rate.`;
  if (count === 0) return `${room} takes no children at this rate.`;
  return `${room} takes ${count} ${count === 1 ? 'child' : 'children'} at most at this rate, infants counted.`;
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

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
