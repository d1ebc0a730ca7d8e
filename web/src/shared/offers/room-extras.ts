import type { WireService } from '@portico/contract/calls/services';
import { extraFromWire, extraLeftFromWire } from '@portico/contract/wire/extra';
import { extraIsSelectable } from '@portico/domain/availability/extra-inventory';
import type { ExtraId } from '@portico/domain/ids';
import { extraQuote, mostOfExtra, type Extra, type ExtraChoice } from '@portico/domain/pricing/extra-cost';
import type { BookingItem } from '../stay/booking.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ValidSearch } from '../search/search.ts';
import { extrasKey, type ExtrasAnswers, type ExtrasOwner } from './extras-answers.ts';

/** An extra as one room may have it. */
export interface RoomExtra {
  readonly service: WireService;
  readonly extra: Extra;
  /** What it has of it now. */
  readonly quantity: number;
  /** The most it may have: by the extra's own limit, and by what is left. */
  readonly most: number;
  /** Units left at the tightest date, less what the guest's other rooms have; null: not limited. */
  readonly left: number | null;
  readonly isSelectable: boolean;
}

interface ExtrasFacts {
  readonly hotel: Hotel;
  readonly extras: ExtrasAnswers;
}

type WithExtras = Pick<BookingItem, 'roomNumber' | 'extras'> & ExtrasOwner;

/** The extras of a room beside the rest of the basket, in the hotel's order; none while they are not known. */
export function roomExtras(
  facts: ExtrasFacts,
  item: WithExtras,
  basket: readonly Pick<BookingItem, 'roomNumber' | 'extras'>[],
): RoomExtra[] {
  const answer = facts.extras.get(extrasKey(item));
  if (answer === undefined || answer === 'failed') return [];
  const others = basket.filter(({ roomNumber }) => roomNumber !== item.roomNumber);
  return answer.Services.map((service) => {
    const extra = extraFromWire(service, facts.hotel.currency);
    const left = extraLeftFromWire(
      answer.InventoryPerServiceId[String(service.ServiceId)],
      others.map((other) => quantityOf(other, extra.id)),
    );
    const quantity = quantityOf(item, extra.id);
    return {
      service,
      extra,
      quantity,
      most: Math.min(mostOfExtra(extra), left ?? Infinity),
      left,
      isSelectable: extraIsSelectable({ left, isHeld: quantity > 0 }),
    };
  });
}

/** What the room has chosen, as its price is worked out; what the hotel does not offer it is left out. */
export function extraChoices(facts: ExtrasFacts, item: WithExtras): ExtraChoice[] {
  return roomExtras(facts, item, [])
    .filter(({ quantity, extra }) => quantity > 0 && quantity <= mostOfExtra(extra))
    .map(({ extra, quantity }) => ({ extra, quantity }));
}

/** Gross for the stay, minor units, of that many for that room. */
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
