import { setTimeout as delay } from 'node:timers/promises';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Patience } from '../patience.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Stage } from '../stage/stage.ts';

const GUESTS = 6;
/** Otherwise refused connections would use up all vouchers while a server starts. */
const CLOSED_DOOR_MS = 100;

/** One of the hotel's first fifty nights, in turn. */
export function nightOf({ firstNight }: Stage, number: number): LocalDate {
  return addDays(firstNight, number % 50);
}

export interface Load {
  /** Requests answered up to now. */
  soFar(): readonly RequestedBooking[];
  /** Lets each guest finish; returns all requests. */
  end(): Promise<RequestedBooking[]>;
}

/** Six guests who book two of the first fifty nights, one booking after the other, until the end. */
export function startLoad(stage: Stage, patience?: Patience): Load {
  const urls = stage.urls;
  const requested: RequestedBooking[] = [];
  let isOver = false;
  let number = 0;
  async function book(): Promise<void> {
    while (!isOver) {
      const wish = { arrival: nightOf(stage, number++ * 7), nights: 2 };
      const answered = await requestBooking(urls, wish, patience);
      requested.push(answered);
      if (answered.answer === undefined) await delay(CLOSED_DOOR_MS);
    }
  }
  const guests = Array.from({ length: GUESTS }, book);
  return {
    soFar: () => [...requested],
    end: async () => {
      isOver = true;
      await Promise.all(guests);
      return requested;
    },
  };
}
