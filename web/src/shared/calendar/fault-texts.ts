import { nightsText } from '@portico/contract/texts/guest-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { dayText } from './day-text.ts';
import type { DateFault, PlainFault } from './date-rules.ts';

/** The sentence for a guest who taps the day. */
export function faultSentence(fault: DateFault): string {
  const day = dayText(fault.date);
  switch (fault.code) {
    case 'past':
      return `${day} is past. Please choose a later day.`;
    case 'sold-out':
      return `${day} is sold out. You can leave on that day, but not arrive.`;
    case 'closed':
      return `The night of ${day} is closed. You can leave on that day, but not arrive.`;
    case 'not-on-sale':
      return `The nights from ${day} are not yet on sale.`;
    case 'closed-to-arrival':
      return `You cannot arrive on ${day}. Please choose another day.`;
    case 'closed-to-departure':
      return `You cannot leave on ${day}. Please choose another day.`;
    case 'no-stay-begins':
      return `No stay can begin on ${day}: the nights it would need are not free. Please choose another day.`;
    case 'night-closed':
      return `The night of ${day} is closed, so a stay cannot run across it.`;
    case 'night-sold-out':
      return `The night of ${day} is sold out, so a stay cannot run across it.`;
    case 'too-short':
      return `From ${day} the stay is at least ${nightsText(fault.minimumNights)}.`;
    case 'too-long':
      return `From ${day} the stay is at most ${nightsText(fault.maximumNights)}.`;
  }
}

/** The sentence for a guest whose choice began again at `arrival`; `why`: no stay from the first choice reaches it. */
export function beganAgainSentence(why: DateFault, arrival: LocalDate): string {
  const begins = `so your stay now begins on ${dayText(arrival)}.`;
  if (why.code === 'too-long') {
    return `From ${dayText(why.date)} the stay is at most ${nightsText(why.maximumNights)}, ${begins}`;
  }
  const state = why.code === 'night-closed' ? 'closed' : 'sold out';
  return `The night of ${dayText(why.date)} is ${state}, ${begins}`;
}

/** The same before the choice, for screen readers. */
export function beginsAgainLabel(why: DateFault): string {
  const between = why.code === 'night-closed' ? 'a night between is closed' : 'a night between is sold out';
  return `${why.code === 'too-long' ? faultLabel(why) : between}, begins another stay`;
}

const labels: Readonly<Record<PlainFault, string>> = {
  past: 'past',
  'sold-out': 'sold out',
  closed: 'closed',
  'not-on-sale': 'not yet on sale',
  'closed-to-arrival': 'no arrival on this day',
  'closed-to-departure': 'no departure on this day',
  'no-stay-begins': 'no stay can begin on this day',
  'night-closed': 'a night before is closed',
  'night-sold-out': 'a night before is sold out',
};

/** A word or two after the date, for screen readers. */
export function faultLabel(fault: DateFault): string {
  if (fault.code === 'too-short') return `too short, minimum ${nightsText(fault.minimumNights)}`;
  if (fault.code === 'too-long') return `too long, at most ${nightsText(fault.maximumNights)}`;
  return labels[fault.code];
}
