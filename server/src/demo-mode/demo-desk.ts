import {
  deskCalls,
  type DeskAnswer,
  type DeskCallName,
  type DeskTakes,
} from '@portico/contract/desk/desk-calls';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { instantAt } from '@portico/domain/calendar/property-clock';
import type { createReservation } from '../booking/create/create-reservation.ts';
import { noLimits } from '../config/limits.ts';
import { runOperation } from '../desk/run-operation.ts';
import type { Hotel } from '../hotel/hotel.ts';

/** What guests' bookings and the desk's calls are given. */
export type DemoDeskDeps = Parameters<typeof createReservation>[0] & Parameters<typeof runOperation>[0];

/** A demo hotel at any instant: its staff work as a command does, and nothing limits its guests. */
export interface DemoDesk {
  readonly hotel: Hotel;
  /** By the hotel's clock. */
  readonly instant: (date: LocalDate, hour: number) => Date;
  /** Undefined: refused. */
  readonly operate: <Name extends DeskCallName>(
    name: Name,
    takes: DeskTakes<Name>,
    at: Date,
  ) => Promise<DeskAnswer<Name> | undefined>;
  /** What a guest books with. */
  readonly depsAt: (at: Date) => DemoDeskDeps;
}

export function demoDesk(deps: DemoDeskDeps, hotel: Hotel): DemoDesk {
  const { timeZone } = hotel.definition.property;
  const depsAt = (at: Date) => ({ ...deps, limits: noLimits, clock: { now: () => at } });
  return {
    hotel,
    instant: (date, hour) => new Date(instantAt(date, hour, timeZone)),
    operate: async (name, takes, at) => {
      const operator = { kind: 'command', name: 'Nell', from: 'demo' } as const;
      const done = await runOperation(
        depsAt(at),
        name,
        { hotel, operator },
        deskCalls[name].takes.parse(takes),
      );
      return done.ok ? done.value : undefined;
    },
    depsAt,
  };
}
