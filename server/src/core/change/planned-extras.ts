import { extraGoesWith } from '@portico/contract/property-file/to-domain';
import type { ExtraId } from '@portico/domain/ids';
import { extraKeepsPrice } from '@portico/domain/pricing/changed-extra';
import { extraQuote, mostOfExtra } from '@portico/domain/pricing/extra-cost';
import { isSameRoom } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedExtra, BookedRoom } from '../reservation/booked-reservation.ts';
import { bookedExtra } from '../reservation/terms-today.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import type { WantedRoom } from './wanted-change.ts';

type Planned = Pick<BookedRoom, 'extras' | 'extrasGrossMinor'>;

/**
 * The extras of a room as they are to be: what is not named stays. Refuses one that is named twice, that the hotel lets
 * nobody change, that does not go with the room, or not so much of it; whether any are left is not asked here.
 * Rule: docs/pricing.md, "Extras of a changed room".
 */
export function plannedExtras(
  hotel: Hotel,
  booked: BookedRoom | null,
  wanted: WantedRoom,
  index: number,
): Result<Planned, ChangeRefusal> {
  const ids = wanted.extras.map(({ extraId }) => extraId);
  const repeated = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (repeated >= 0) {
    const field = `ReservationItems[${index}].Services[${repeated}].ServiceId`;
    return refused({ code: 'request.invalid', faults: [{ field, message: 'Expected each service once' }] });
  }
  const had = booked?.extras ?? [];
  const extras: BookedExtra[] = [];
  for (const extraId of [...new Set([...had.map((extra) => extra.extraId), ...ids])].sort((a, b) => a - b)) {
    const planned = plannedExtra(hotel, booked, wanted, extraId);
    if (!planned.ok) return planned;
    if (planned.value !== null) extras.push(planned.value);
  }
  return ok({ extras, extrasGrossMinor: extras.reduce((sum, { grossMinor }) => sum + grossMinor, 0) });
}

/** Null: the room is without it. */
function plannedExtra(
  hotel: Hotel,
  booked: BookedRoom | null,
  wanted: WantedRoom,
  extraId: ExtraId,
): Result<BookedExtra | null, ChangeRefusal> {
  const was = booked?.extras.find((extra) => extra.extraId === extraId);
  const quantity = wanted.extras.find((extra) => extra.extraId === extraId)?.quantity ?? was?.quantity ?? 0;
  const extra = hotel.extras.get(extraId);
  const name = extra?.part.name ?? was?.name;
  if (was !== undefined && was.quantity !== quantity && extra?.part.allowEditOnBookingEngine !== true)
    return refused({ code: 'change.extra-fixed', which: { extraName: name } });
  if (quantity === 0) return ok(null);
  const goesWith = extra !== undefined && extraGoesWith(extra.part, wanted.roomTypeId, wanted.ratePlanId);
  if (
    was !== undefined &&
    booked !== null &&
    (goesWith || isSameRoom(booked, wanted)) &&
    extraKeepsPrice(was, { ...booked, quantity: was.quantity }, { ...wanted, quantity })
  )
    return ok(was);
  if (extra === undefined || !goesWith || quantity > mostOfExtra(extra.rules))
    return refused({ code: 'extra.unavailable', which: { extraName: name } });
  const vat = { ...hotel.vat, rateMillipercent: (booked?.vat ?? hotel.vat).rateMillipercent };
  return ok(bookedExtra(hotel, extraQuote({ extra: extra.rules, quantity }, { ...wanted, vat })));
}
