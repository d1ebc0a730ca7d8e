import type { Drift } from './drift.ts';

/** A room type on a night: what its row counts, and what its reservations add up to. */
export interface CountedNight {
  readonly propertyCode: string;
  readonly roomType: string;
  readonly date: string;
  /** 0, as are the two below, for a night that has no row. */
  readonly allotment: number;
  readonly sold: number;
  readonly held: number;
  /** Rooms of confirmed reservations over this night. */
  readonly soldRooms: number;
  /** Rooms of undecided ones. */
  readonly heldRooms: number;
}

/** Where a night counts other rooms than its reservations have, or more than are for sale. */
export function nightDrift(night: CountedNight): Drift[] {
  const about = `${night.propertyCode}, ${night.roomType}, night of ${night.date}`;
  const { sold, held, soldRooms, heldRooms, allotment } = night;
  const taken = sold + held;
  const drift: [boolean, Drift][] = [
    [sold !== soldRooms, { kind: 'sold', about, found: `${sold} sold`, expected: `${soldRooms}` }],
    [held !== heldRooms, { kind: 'held', about, found: `${held} held`, expected: `${heldRooms}` }],
    [
      taken > allotment,
      { kind: 'overbooked', about, found: `${taken} taken`, expected: `at most ${allotment}` },
    ],
  ];
  return drift.filter(([differs]) => differs).map(([, line]) => line);
}
