import { addDays, localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { NightSpan } from '../horizon.ts';
import { keyholders } from './rate-plans.ts';

type PromotionInput = NonNullable<PropertyFileInput['promotions']>[number];

/** One without limits, one of a season and a length, one of few redemptions, and one that opens an unlisted plan. */
export function quayPromotions(today: LocalDate): PromotionInput[] {
  const { from: firstNight, to: lastNight } = lowSeason(today);
  return [
    { id: 1, code: 'TIDE10', name: 'Ten per cent with the tide', percentOff: 10 },
    {
      id: 2,
      code: 'LONGLOW',
      name: 'Long and low',
      percentOff: 15,
      minNights: 3,
      firstNight,
      lastNight,
      bookUntil: addDays(lastNight, -3),
    },
    { id: 3, code: 'FIRSTBOAT', name: 'The first boat out', percentOff: 25, maxNights: 7, most: 3 },
    { id: 4, code: 'KEYHOLDER', name: 'For those with a key', percentOff: 5, ratePlans: [keyholders.id] },
  ];
}

/** From the end of one summer to the start of the next: the one that has weeks to go yet. */
function lowSeason(today: LocalDate): NightSpan {
  const year = Number(today.slice(0, 4));
  const startsIn = today <= `${year}-04-20` ? year - 1 : year;
  return { from: localDate(`${startsIn}-09-05`), to: localDate(`${startsIn + 1}-05-21`) };
}
