import { allocate } from '@portico/domain/money/allocate';
import { withVat } from '@portico/domain/money/vat';
import type { BookedExtra, BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';

/** A price of a booking: a room's nights, or its fee once it is cancelled; or one of its extras. */
export interface FolioLine {
  readonly room: number;
  /** Null: the room itself. */
  readonly extraId: number | null;
}

/** A line with its price, in minor units. */
export interface PricedLine {
  /** Such as “Parking, room 1”. */
  readonly text: string;
  readonly minor: number;
  /** Below this it cannot go: city tax is no price of the hotel's. */
  readonly leastMinor: number;
}

/** Undefined: the booking has no such line. */
export function findLine({ rooms }: BookedReservation, line: FolioLine): PricedLine | undefined {
  const room = rooms.find(({ roomNumber }) => roomNumber === line.room);
  if (room === undefined) return undefined;
  if (line.extraId === null)
    return room.cancelled === null
      ? { text: `room ${line.room}`, minor: room.grossMinor, leastMinor: room.cityTaxMinor }
      : { text: `fee of room ${line.room}`, minor: room.cancelled.feeMinor, leastMinor: 0 };
  const extra = room.cancelled === null && room.extras.find(({ extraId }) => extraId === line.extraId);
  return extra
    ? { text: `${extra.name}, room ${line.room}`, minor: extra.grossMinor, leastMinor: 0 }
    : undefined;
}

/**
 * The rooms with a line at another price, in minor units; VAT is computed back from it, and nights share it in
 * proportion. The line exists, and the price is not below its least. Rule: docs/pricing.md, "Changed by the hotel".
 */
export function roomsAtPrice(rooms: readonly BookedRoom[], line: FolioLine, minor: number): BookedRoom[] {
  return rooms.map((room) => {
    if (room.roomNumber !== line.room) return room;
    if (room.cancelled !== null) return { ...room, cancelled: { ...room.cancelled, feeMinor: minor } };
    return line.extraId === null ? roomAtPrice(room, minor) : withExtraAt(room, line.extraId, minor);
  });
}

function roomAtPrice(room: BookedRoom, grossMinor: number): BookedRoom {
  const untaxed = room.nights.map((night) => night.grossMinor - night.cityTaxMinor);
  const shares = allocate(grossMinor - room.cityTaxMinor, untaxed);
  const nights = room.nights.map((night, index) => {
    const nightMinor = (shares[index] ?? 0) + night.cityTaxMinor;
    // What guests see crossed out is never below the price.
    const originalGrossMinor = Math.max(night.originalGrossMinor, nightMinor);
    return { ...night, grossMinor: nightMinor, originalGrossMinor };
  });
  const vat = withVat(grossMinor - room.cityTaxMinor, { ...room.vat, isExclusive: false }, room.vatParts);
  return {
    ...room,
    nights,
    netMinor: vat.netMinor,
    vatMinor: vat.vatMinor,
    grossMinor,
    originalGrossMinor: nights.reduce((sum, night) => sum + night.originalGrossMinor, 0),
  };
}

function withExtraAt(room: BookedRoom, extraId: number, minor: number): BookedRoom {
  const extras = room.extras.map((extra): BookedExtra => {
    if (extra.extraId !== extraId) return extra;
    const rateMillipercent = extra.vatRateMillipercent ?? room.vat.rateMillipercent;
    return { ...extra, ...withVat(minor, { rateMillipercent, isExclusive: false }) };
  });
  return { ...room, extras, extrasGrossMinor: extras.reduce((sum, { grossMinor }) => sum + grossMinor, 0) };
}
