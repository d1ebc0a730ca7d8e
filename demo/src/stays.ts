import {
  addDays,
  daysBetween,
  weekdayOf,
  type LocalDate,
  type Weekday,
} from '@portico/domain/calendar/local-date';
import { demoGuest, type DemoGuest } from './guests.ts';

/** How a stay is booked: with a card on the hotel's pages, or by its staff. */
type DemoWay =
  | { readonly by: 'card'; readonly number: string }
  | { readonly by: 'on-arrival' }
  | { readonly by: 'link' }
  | { readonly by: 'invoice'; readonly accountId: number; readonly poNumber: string };

interface DemoRoom {
  readonly roomTypeId: number;
  readonly adults: number;
  readonly children: number;
}

interface DemoRate {
  readonly ratePlanId: number;
  readonly way: DemoWay;
}

/** What somebody books in a demo, and what becomes of it. */
export interface DemoStay extends DemoRoom, DemoRate {
  readonly guest: DemoGuest;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly bookedOn: LocalDate;
  /** The hours of the days on which they come and go, by the hotel's clock. */
  readonly hours: { readonly comes: number; readonly goes: number };
  /** Of the guest; empty: none. */
  readonly requests: string;
  /** Of the hotel; empty: none. */
  readonly note: string;
  /** `usual`: they come, pay and go. */
  readonly course: 'usual' | 'cancelled' | 'checked-in-online';
}

/** What a guest writes to the hotel. */
export interface DemoMessage {
  readonly guest: DemoGuest;
  readonly text: string;
}

/** The lists are gone through in turn; lists of different lengths mix. */
export interface DemoPattern {
  /** Bookings that arrive, from Monday to Sunday. */
  readonly arrivals: Readonly<Record<Weekday, number>>;
  readonly nights: readonly number[];
  readonly rooms: readonly DemoRoom[];
  readonly rates: readonly DemoRate[];
}

export const approvedCard: DemoWay = { by: 'card', number: '4242 4242 4242 4242' };
/** Pays at once; what is charged to it later is declined. */
export const laterDeclinedCard: DemoWay = { by: 'card', number: '4000 0000 0000 0341' };

/** Days on which bookings arrive, before and after today. */
const DAYS_BEFORE = 42;
const DAYS_AFTER = 28;

export const firstDayOfStays = (today: LocalDate): LocalDate => addDays(today, -DAYS_BEFORE);

/** Days that a booking is made before it arrives. */
const leads = [16, 3, 34, 9, 1, 24, 55, 5, 12, 41, 2, 19, 70];
const comes = [16, 21, 15, 18, 22];
const goes = [9, 10, 8];

function taken<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('an empty list in a pattern of stays');
  return item;
}

/** The stays of a pattern that are booked by `today`, those about today first. */
export function patternStays({ arrivals, nights, rooms, rates }: DemoPattern, today: LocalDate): DemoStay[] {
  const stays: DemoStay[] = [];
  const last = addDays(today, DAYS_AFTER);
  let at = 0;
  for (let arrival = firstDayOfStays(today); arrival <= last; arrival = addDays(arrival, 1)) {
    for (let ofDay = 0; ofDay < arrivals[weekdayOf(arrival)]; ofDay += 1, at += 1) {
      const bookedOn = addDays(arrival, -taken(leads, at));
      if (bookedOn > today) continue;
      stays.push({
        ...taken(rooms, at),
        ...taken(rates, at),
        guest: demoGuest(at),
        arrival,
        departure: addDays(arrival, taken(nights, at)),
        bookedOn,
        hours: { comes: taken(comes, at), goes: taken(goes, at) },
        requests: '',
        note: '',
        course: at % 17 === 5 ? 'cancelled' : 'usual',
      });
    }
  }
  const distance = ({ arrival }: DemoStay) => Math.abs(daysBetween(today, arrival));
  return stays.sort((one, other) => distance(one) - distance(other));
}
