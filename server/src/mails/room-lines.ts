import { extraLineText } from '@portico/contract/texts/extra-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import type { Line } from './sum-lines.ts';

type Currency = Pick<BookedReservation, 'currency'>;

/** Extras of a room: “Sauna × 2”, “£50.00”. */
export function extraLines({ currency }: Currency, { extras }: BookedRoom): Line[] {
  return extras.map(({ name, quantity, grossMinor }) => ({
    label: extraLineText(name, quantity),
    sum: moneyText(grossMinor, currency),
  }));
}

/** “Spring at the quay: £144.00 instead of £160.00”; none when no promotion lowered the room. */
export function promotionTexts({ currency }: Currency, room: BookedRoom): string[] {
  const { promotion, grossMinor, originalGrossMinor } = room;
  if (promotion === null) return [];
  const [now, before] = [grossMinor, originalGrossMinor].map((minor) => moneyText(minor, currency));
  return [now === before ? promotion.name : `${promotion.name}: ${now} instead of ${before}`];
}
