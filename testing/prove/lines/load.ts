import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { FIRST_NIGHT } from '../../builders/hotel-file.ts';
import { ask, type Asked, type Patience } from '../asking.ts';

const GUESTS = 6;

/** The day of that number after the hotel's first, over again after `days`. */
export function dayOf(number: number, days: number): LocalDate {
  return addDays(FIRST_NIGHT as LocalDate, number % days);
}

export interface Load {
  /** Lets each guest finish; answers all that was asked. */
  end(): Promise<Asked[]>;
}

/** Six guests who book two nights of the first fifty, one booking after the other, until the end. */
export function startLoad(urls: readonly string[], patience?: Patience): Load {
  const asked: Asked[] = [];
  let isOver = false;
  let number = 0;
  async function book(): Promise<void> {
    while (!isOver) asked.push(await ask(urls, { arrival: dayOf(number++ * 7, 50), nights: 2 }, patience));
  }
  const guests = Array.from({ length: GUESTS }, book);
  return {
    end: async () => {
      isOver = true;
      await Promise.all(guests);
      return asked;
    },
  };
}
