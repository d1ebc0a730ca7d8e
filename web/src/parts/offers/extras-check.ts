import type { BookingItem, ChosenExtra } from '../booking/booking.ts';
import { extraGross, roomExtras } from '../extras/room-extras.ts';
import type { StayFacts } from './offers.ts';

/** Extras of a kept basket that can be had no longer, or whose price is another now. */
export interface ExtrasNews {
  readonly extrasGone: readonly { readonly roomNumber: number; readonly extra: ChosenExtra }[];
  readonly extrasRepriced: readonly {
    readonly roomNumber: number;
    readonly extra: ChosenExtra;
    readonly wasMinor: number;
  }[];
}

export const noExtrasNews: ExtrasNews = { extrasGone: [], extrasRepriced: [] };

/** One room's kept extras against what the rooms before it leave. The same extras when nothing changed. */
export function checkExtras(
  facts: StayFacts,
  item: BookingItem,
  before: readonly BookingItem[],
): ExtrasNews & Pick<BookingItem, 'extras'> {
  const offered = roomExtras(facts, item, before);
  const checked = item.extras.map((was) => {
    const offer = offered.find(({ extra }) => extra.id === was.id);
    if (offer === undefined || was.quantity > offer.most) return { was, now: undefined };
    const grossMinor = extraGross(facts, offer.extra, item.guests, was.quantity);
    return { was, now: grossMinor === was.grossMinor ? was : { ...was, grossMinor } };
  });
  if (checked.every(({ was, now }) => was === now)) return { extras: item.extras, ...noExtrasNews };
  const { roomNumber } = item;
  return {
    extras: checked.flatMap(({ now }) => now ?? []),
    extrasGone: checked.flatMap(({ was, now }) => (now === undefined ? [{ roomNumber, extra: was }] : [])),
    extrasRepriced: checked.flatMap(({ was, now }) =>
      now === undefined || now === was ? [] : [{ roomNumber, extra: now, wasMinor: was.grossMinor }],
    ),
  };
}
