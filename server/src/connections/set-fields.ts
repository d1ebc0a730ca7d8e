import type { AriItem } from '@portico/contract/calls/ari';
import { ariFaults, type AriFaultCode } from '@portico/contract/connections/ari-faults';
import type { RatePlanId } from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { minorOf } from '@portico/domain/money/decimal';
import { fitPrices } from '@portico/domain/pricing/prices-by-adults';
import { ok, refused, type Result } from '@portico/domain/result';
import type { RateSetting } from '../property-file/set-rates.ts';
import type { RoomsSetting } from '../property-file/set-rooms.ts';

/** Why an item is not done; `words` for who connects the hotel. */
export interface AriFault {
  readonly code: AriFaultCode;
  readonly words: string;
}

/** A field of nights that an item sets. Each has a place of its own in the order of messages. */
export type SetField =
  | { readonly field: 'rooms' | 'room-open'; readonly rooms: RoomsSetting }
  | { readonly field: RateField; readonly rate: RateSetting };

type RateField =
  | 'price'
  | 'child'
  | 'infant'
  | 'open'
  | 'min-stay'
  | 'max-stay'
  | 'min-stay-through'
  | 'max-stay-through'
  | 'arrival'
  | 'departure'
  | 'min-advance'
  | 'max-advance';

interface RatePlan {
  readonly id: RatePlanId;
  readonly baseNumberOfAdults?: number | undefined;
}

/** What an item sets of the room type's rooms and of the rate plan, or why it cannot. Rule: docs/connections.md, "An item". */
export function setFieldsOf(
  item: AriItem,
  ratePlan: RatePlan | undefined,
  currency: CurrencyCode,
): Result<readonly SetField[], AriFault> {
  const price = priceFields(item, ratePlan, currency);
  if (!price.ok) return price;
  const ofRate = [...price.value, ...ruleFields(item)];
  const isOpenOfRate = item.RatePlanCode !== undefined;
  if (ofRate.length > 0 && !isOpenOfRate) return refused(faultOf('rate-plan-needed'));
  const { RoomsLeft, RoomsForSale, Open } = item;
  const fields: SetField[] = [...ofRate];
  if (RoomsForSale !== undefined)
    fields.push({ field: 'rooms', rooms: { kind: 'set', rooms: RoomsForSale } });
  if (RoomsLeft !== undefined) fields.push({ field: 'rooms', rooms: { kind: 'left', rooms: RoomsLeft } });
  if (Open !== undefined && isOpenOfRate) fields.push({ field: 'open', rate: { rules: { open: Open } } });
  if (Open !== undefined && !isOpenOfRate)
    // A night without rooms is closed too: rooms that are set later are not sold before it is opened.
    fields.push({
      field: 'room-open',
      rooms: Open ? { kind: 'open' } : { kind: 'close', roomsOfNone: 0 },
    });
  return fields.length === 0 ? refused(faultOf('nothing-set')) : ok(fields);
}

export const faultOf = (
  code:
    | 'room-type-unknown'
    | 'rate-plan-unknown'
    | 'rate-plan-needed'
    | 'nothing-set'
    | 'prices-twice'
    | 'price-too-high',
): AriFault => ({
  code,
  words: ariFaults[code](),
});

function ruleFields(item: AriItem): SetField[] {
  const { MinStayOnArrival, MaxStayOnArrival, ClosedToArrival, ClosedToDeparture } = item;
  const { MinStayThrough, MaxStayThrough, MinAdvanceDays, MaxAdvanceDays } = item;
  const fields: SetField[] = [];
  if (MinStayOnArrival !== undefined)
    fields.push({ field: 'min-stay', rate: { rules: { minStay: MinStayOnArrival } } });
  if (MaxStayOnArrival !== undefined)
    fields.push({ field: 'max-stay', rate: { rules: { maxStay: MaxStayOnArrival } } });
  if (MinStayThrough !== undefined)
    fields.push({ field: 'min-stay-through', rate: { rules: { minStayThrough: MinStayThrough } } });
  if (MaxStayThrough !== undefined)
    fields.push({ field: 'max-stay-through', rate: { rules: { maxStayThrough: MaxStayThrough } } });
  if (ClosedToArrival !== undefined)
    fields.push({ field: 'arrival', rate: { rules: { closedToArrival: ClosedToArrival } } });
  if (ClosedToDeparture !== undefined)
    fields.push({ field: 'departure', rate: { rules: { closedToDeparture: ClosedToDeparture } } });
  if (MinAdvanceDays !== undefined)
    fields.push({ field: 'min-advance', rate: { rules: { minAdvance: MinAdvanceDays } } });
  if (MaxAdvanceDays !== undefined)
    fields.push({ field: 'max-advance', rate: { rules: { maxAdvance: MaxAdvanceDays } } });
  return fields;
}

/** A price replaces the supplement of the room type: it is the whole price of the night there. */
function priceFields(
  { Prices, PricePerPerson, ExtraAdult, ExtraChild, ExtraInfant }: AriItem,
  ratePlan: RatePlan | undefined,
  currency: CurrencyCode,
): Result<readonly SetField[], AriFault> {
  // Amounts have at most two places, as every currency here.
  const minor = (amount: number) => minorOf(amount, currency) ?? 0;
  const fields: SetField[] = [];
  const adults = Prices?.map((price) => price.Adults) ?? [];
  const areTwice =
    new Set(adults).size < adults.length || (Prices !== undefined && PricePerPerson !== undefined);
  if (areTwice || (ExtraAdult !== undefined && Prices === undefined)) return refused(faultOf('prices-twice'));
  if (Prices !== undefined) {
    const fitted = fitPrices(
      Prices.map(({ Adults, Amount }) => ({ adults: Adults, minor: minor(Amount) })),
      ratePlan?.baseNumberOfAdults,
      ExtraAdult === undefined ? undefined : minor(ExtraAdult),
    );
    if (!fitted.ok)
      return refused({ code: 'prices-out-of-line', words: ariFaults['prices-out-of-line'](fitted.refusal) });
    fields.push({ field: 'price', rate: { components: fitted.value } });
  }
  if (PricePerPerson !== undefined) {
    const perPersonAdult = minor(PricePerPerson.Adult);
    fields.push({
      field: 'price',
      rate: { components: { base: 0, perRoom: 0, perAdult: 0, perPersonAdult } },
    });
  }
  const child = ExtraChild ?? PricePerPerson?.Child;
  if (child !== undefined)
    fields.push({ field: 'child', rate: { components: { perChild: minor(child), perPersonChild: 0 } } });
  const infant = ExtraInfant ?? PricePerPerson?.Infant;
  if (infant !== undefined)
    fields.push({ field: 'infant', rate: { components: { perInfant: minor(infant), perPersonInfant: 0 } } });
  return ok(fields);
}
