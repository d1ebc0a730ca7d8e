import type { WireChangeQuote } from '@portico/contract/calls/parts/change-quote';
import { numberedUnit, type UnitName } from '@portico/contract/texts/unit-texts';

/** What one thing was booked at and what it costs then; amounts as on the wire. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly was: number;
  readonly now: number;
}

/** Each room of the change and each of its extras; a room that shares its name with another says its number. */
export function comparedLines({ Rooms, CancellationFee }: WireChangeQuote, unit: UnitName): ComparedLine[] {
  const names = Rooms.map(({ RoomTypeName }) => RoomTypeName);
  const hasTwin = (name: string) => names.filter((other) => other === name).length > 1;
  const lines = Rooms.flatMap(({ RoomNumber: number, RoomTypeName: name, Was, Now, Services }) => {
    const which = `${numberedUnit(number, unit)}, `;
    return [
      { key: `${number}`, label: hasTwin(name) ? `${which}${name}` : name, was: Was, now: Now },
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
