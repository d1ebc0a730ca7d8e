import { localDate, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import { roomPicture } from '../picture.ts';
import { fellWeek } from './rate-plans.ts';

const bracken = 'BRACKEN';

/** A week in the October that is to come, seven nights for about the price of six. */
export function fellPromotions(today: LocalDate): NonNullable<PropertyFileInput['promotions']> {
  const { from, to } = nextOctober(today);
  return [
    {
      id: 1,
      code: bracken,
      name: 'Bracken week',
      percentOff: 14.28,
      minNights: 7,
      firstNight: from,
      lastNight: to,
    },
  ];
}

export function fellOffers(today: LocalDate): NonNullable<PropertyFileInput['offers']> {
  const { from, to } = nextOctober(today);
  return [
    {
      id: 1,
      name: 'Bracken week',
      description: 'Seven nights for the price of six while the fells are the colour of rust.',
      image: roomPicture('fell-lodge', 'A lodge among pines at dusk, smoke rising'),
      dateFrom: from,
      dateTo: to,
      promoCode: bracken,
    },
    {
      id: 2,
      name: 'A week on the fell',
      description: 'Seven nights or more at a lower price a night, and a hamper on the first.',
      image: roomPicture(
        'fell-bunk',
        'Three bunks with plaid blankets, boots by the door and socks on a line',
      ),
      ratePlanCode: fellWeek.code,
      minNights: 7,
    },
  ];
}

export const fellBookingIncentives = ['The lodge you choose is the lodge you get', 'No booking fee'];

/** This year's while a week of it is left, else the next. */
function nextOctober(today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  const thisYear = Number(today.slice(0, 4));
  const year = today <= `${thisYear}-10-24` ? thisYear : thisYear + 1;
  return { from: localDate(`${year}-10-01`), to: localDate(`${year}-10-31`) };
}
