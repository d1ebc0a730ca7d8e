import type { WireService } from '@portico/contract/calls/services';
import { extraFromWire, remainingExtraFromWire } from '@portico/contract/wire/extra';
import { mostForGuests } from '@portico/domain/availability/extra-beds';
import { extraIsSelectable } from '@portico/domain/availability/extra-inventory';
import type { ExtraId } from '@portico/domain/ids';
import { extraQuote, type Extra, type ExtraChoice } from '@portico/domain/pricing/extra-cost';
import type { BookingItem } from '../stay/booking.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ValidSearch } from '../search/search.ts';
import { extrasKey, type ExtrasAnswers, type ExtrasOwner } from './extras-answers.ts';

/** An extra as offered for one room. */
export interface RoomExtra {
  readonly service: WireService;
  readonly extra: Extra;
  /** The quantity it has now. */
  readonly quantity: number;
  /** The maximum: by the extra's own limit, by the room's guests and by availability. */
  readonly most: number;
  /** Units available on the tightest date, minus those of the guest's other rooms; null: unlimited. */
  readonly remaining: number | null;
  readonly isSelectable: boolean;
}

interface ExtrasFacts {
  readonly hotel: Hotel;
  readonly extras: ExtrasAnswers;
}

type WithExtras = Pick<BookingItem, 'roomNumber' | 'extras' | 'guests'> & ExtrasOwner;

/** The extras of a room beside the rest of the basket, in the hotel's order; none while they load. */
export function roomExtras(
  facts: ExtrasFacts,
  item: WithExtras,
  basket: readonly Pick<BookingItem, 'roomNumber' | 'extras'>[],
): RoomExtra[] {
  const answer = facts.extras.get(extrasKey(item));
  if (answer === undefined || answer === 'failed') return [];
  const others = basket.filter(({ roomNumber }) => roomNumber !== item.roomNumber);
  return answer.Services.flatMap((service): RoomExtra[] => {
    const extra = extraFromWire(service, facts.hotel.currency);
    const remaining = remainingExtraFromWire(
      answer.InventoryPerServiceId[String(service.ServiceId)],
      others.map((other) => quantityOf(other, extra.id)),
    );
    const quantity = quantityOf(item, extra.id);
    const most = mostForGuests(extra, item.guests);
    // A cot where no infant or child sleeps.
    if (most === 0 && quantity === 0) return [];
    return [
      {
        service,
        extra,
        quantity,
        most: Math.min(most, remaining ?? Infinity),
        remaining,
        isSelectable: extraIsSelectable({ remaining, isHeld: quantity > 0 }),
      },
    ];
  });
}

/** The room's chosen extras for pricing; those the hotel does not offer it are omitted. */
export function extraChoices(facts: ExtrasFacts, item: WithExtras): ExtraChoice[] {
  return roomExtras(facts, item, [])
    .filter(({ quantity, extra }) => quantity > 0 && quantity <= mostForGuests(extra, item.guests))
    .map(({ extra, quantity }) => ({ extra, quantity }));
}

/** Gross for the stay, minor units, for that quantity and that room. */
export function extraGross(
  { hotel, search }: { hotel: Hotel; search: Pick<ValidSearch, 'stay'> },
  extra: Extra,
  guests: BookingItem['guests'],
  quantity: number,
): number {
  return extraQuote({ extra, quantity }, { stay: search.stay, guests, vat: hotel.vat }).grossMinor;
}

function quantityOf({ extras }: Pick<BookingItem, 'extras'>, id: ExtraId): number {
  return extras.find((extra) => extra.id === id)?.quantity ?? 0;
}
