import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { numberedUnit, type UnitName } from '@portico/contract/texts/unit-texts';

/** The name of a booked room. */
export interface BookedName {
  readonly ReservationItemId: string;
  readonly RoomTypeName: string;
}

/** The booked price and the new price of one thing; wire amounts. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly was: number;
  readonly now: number;
}

/**
 * Each room of the change and each of its extras. Rooms with the same name get their number, and an exchanged one names
 * both types: “Double, then Family”.
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
