import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { numberedUnit, type UnitName } from '@portico/contract/texts/unit-texts';

/** A room as it is booked. */
export interface BookedName {
  readonly ReservationItemId: string;
  readonly RoomTypeName: string;
}

/** What one thing was booked at and what it costs then; amounts as on the wire. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly was: number;
  readonly now: number;
}

/**
 * Each room of the change and each of its extras. A room that shares its name with another says its number, and one that
 * is exchanged says for which: “Double, then Family”.
 */
export function comparedLines(
  { Rooms, CancellationFee }: WireChangeQuote,
  booked: readonly BookedName[],
  unit: UnitName,
): ComparedLine[] {
  const nameOf = ({ ReservationItemId: id, RoomTypeName: name }: WireChangeQuote['Rooms'][number]) => {
    const before = booked.find(({ ReservationItemId }) => ReservationItemId === id)?.RoomTypeName ?? name;
    return before === name ? name : `${before}, then ${name}`;
  };
  const names = Rooms.map(({ RoomTypeName }) => RoomTypeName);
  const hasTwin = (name: string) => names.filter((other) => other === name).length > 1;
  const lines = Rooms.flatMap((room) => {
    const { RoomNumber: number, RoomTypeName: name, Was, Now, Services } = room;
    const which = `${numberedUnit(number, unit)}, `;
    return [
      { key: `${number}`, label: `${hasTwin(name) ? which : ''}${nameOf(room)}`, was: Was, now: Now },
      ...Services.map((service) => ({
        key: `${number}-${service.ServiceId}`,
        label: Rooms.length > 1 ? `${service.Name}, ${name}` : service.Name,
        was: service.Was,
        now: service.Now,
      })),
    ];
  });
  if (CancellationFee === 0) return lines;
  return [...lines, { key: 'fee', label: 'Cancellation fee', was: 0, now: CancellationFee }];
}
