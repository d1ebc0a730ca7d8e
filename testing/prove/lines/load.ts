import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { ask, type Asked, type Patience } from '../asking.ts';
import type { Stage } from '../stage/stage.ts';

const GUESTS = 6;

/** One of the first fifty nights of the hotel, in turn. */
export function nightOf({ firstNight }: Stage, number: number): LocalDate {
  return addDays(firstNight, number % 50);
}

export interface Load {
  /** Lets each guest finish; answers all that was asked. */
  end(): Promise<Asked[]>;
}

/** Six guests who book two nights of the first fifty, one booking after the other, until the end. */
export function startLoad(stage: Stage, patience?: Patience): Load {
  const urls = stage.servers.map(({ url }) => url);
  const asked: Asked[] = [];
  let isOver = false;
  let number = 0;
  async function book(): Promise<void> {
    while (!isOver)
      asked.push(await ask(urls, { arrival: nightOf(stage, number++ * 7), nights: 2 }, patience));
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
