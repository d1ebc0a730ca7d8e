import type { DeskAnswer } from '@portico/contract/desk/desk-calls';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { localDate } from '@portico/domain/calendar/local-date';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { deskHotel } from '../lib/desk-document.ts';

export type Booking = DeskAnswer<'Booking/Read'>;
export type Movement = Booking['folio']['moved'][number];

/** A sum in the booking's own currency. */
export const sumIn =
  ({ currency }: Pick<Booking, 'currency'>) =>
  (minor: number): string =>
    moneyText(minor, currency);

/** “Visa ending 4242”. */
export function cardText(card: { readonly brand: string; readonly last4: string }): string {
  return `${cardBrandText(card.brand)} ending ${card.last4}`;
}

/** “Tue 9 Mar”, by the hotel's clock. */
export function dayOf(at: string): string {
  const { date } = localTimeAt(Date.parse(at), deskHotel().timeZone);
  return shortDateText(date).replace(/ \d{4}$/, '');
}

/** “16:41”. */
export function timeOf(at: string): string {
  const { hour, minute } = localTimeAt(Date.parse(at), deskHotel().timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** “Tue 9 Mar”, from a date. */
export function dateOf(date: string): string {
  return shortDateText(localDate(date)).replace(/ \d{4}$/, '');
}

/** The state in a guest's words. */
export function stateText({ state, arrival }: Pick<Booking, 'state' | 'arrival'>): string {
  switch (state) {
    case 'coming':
      return arrival === deskHotel().today ? 'Arrives today' : 'Coming';
    case 'in-house':
      return 'In the house';
    case 'gone':
      return 'Gone';
    case 'no-show':
      return 'Did not come';
    case 'cancelled':
      return 'Cancelled';
    case 'waiting':
      return 'On hold';
    case 'not-booked':
      return 'Not booked';
  }
}

const ways: Readonly<Record<Movement['way'], string>> = {
  card: 'card',
  link: 'pay link',
  voucher: 'gift voucher',
  cash: 'cash',
  terminal: 'card machine',
  transfer: 'bank transfer',
};

/** “Visa ending 4242”, “cash”: how money moved. */
export function wayText({ way, card }: Movement): string {
  if (card === null) return ways[way];
  return way === 'link' ? `pay link, ${cardText(card)}` : cardText(card);
}

/** Minor units of what is typed: “38”, “£38.00”, “1,184.00”; undefined: no sum above 0. */
export function typedSum(typed: string, decimals: number): number | undefined {
  const plain = typed.replaceAll(/[^\d.]/g, '');
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' || part.length > decimals) return undefined;
  const minor = Number(whole + part.padEnd(decimals, '0'));
  return minor > 0 ? minor : undefined;
}
