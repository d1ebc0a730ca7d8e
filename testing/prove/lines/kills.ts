import { setTimeout as delay } from 'node:timers/promises';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Line } from '../line.ts';
import type { Side } from '../../database/database-proxy.ts';
import type { Stage } from '../stage/stage.ts';
import { nightOf } from './load.ts';

/** Longer than the lease of an abandoned request. */
const LEASE_MS = 25_000;
const PATIENCE_MS = 300_000;

type Fits = (statement: string, earlier: readonly string[]) => boolean;

export interface Step {
  readonly name: string;
  readonly arm: (stage: Stage, fire: () => Promise<unknown>) => Promise<void>;
}

/** By itself, or together with other writes. */
export const insertInto = (table: string): Fits => {
  const pattern = new RegExp(`(?:^|\\()\\s*insert into "?${table}"?[ (]`, 'i');
  return (statement) => pattern.test(statement);
};
/** Nights or extras are taken, freed or exchanged. */
export const changeOf = (table: 'room_night' | 'extra_day'): Fits => {
  const pattern = new RegExp(`update "${table}" as day set held`, 'i');
  return (statement) => pattern.test(statement);
};
const isSpending: Fits = (statement) => /^\s*update gift_voucher set balance = balance -/i.test(statement);
export const isSettlement: Fits = (statement) => /(?:^|\()update "?reservation"? /i.test(statement);
const isCommit = (statement: string) => /^commit/i.test(statement);

/** The commit of a transaction that ran such a statement. */
export const commitAfter =
  (fits: Fits): Fits =>
  (statement, earlier) =>
    isCommit(statement) && earlier.some((each) => fits(each, []));

export const firstCommit = commitAfter(insertInto('reservation'));
export const settlingCommit = commitAfter(isSettlement);

/** The moment such a statement, or its answer, passes. */
export const at = (name: string, fits: Fits, side: Side): Step => ({
  name: `${side} ${name}`,
  arm: ({ databaseProxy }, fire) => databaseProxy.once({ side, fits, fire }),
});
export const atCharge = (side: Side): Step => ({
  name: `${side} the charge`,
  arm: ({ acquirerProxy }, fire) => acquirerProxy.once(side, fire),
});

export const steps: readonly Step[] = [
  at('claiming the key', insertInto('idempotency'), 'before'),
  at('writing the reservation and its attempt', insertInto('reservation'), 'before'),
  at('taking the nights', changeOf('room_night'), 'before'),
  at('taking the extras', changeOf('extra_day'), 'before'),
  at('spending the voucher', isSpending, 'before'),
  at('the first commit', firstCommit, 'before'),
  at('the first commit', firstCommit, 'after'),
  atCharge('before'),
  atCharge('after'),
  at('settling', isSettlement, 'before'),
  at('the settling commit', settlingCommit, 'before'),
  at('the settling commit', settlingCommit, 'after'),
];

/** A server is killed at each step of a booking; it is restarted, and the guest repeats. */
export const kills: Line = {
  name: 'killed at each step of a booking',
  spans: [{ nights: 60, rooms: 6 }],
  servers: 1,
  run: async (stage, size, report) => {
    const requested: RequestedBooking[] = [];
    for (const step of steps) {
      report(step.name);
      for (let run = 0; run < size.kills; run++) requested.push(await killAt(stage, step, requested.length));
    }
    return { runs: requested.length, requested };
  },
};

/** A guest's booking during which a server is killed at that step; the guest then repeats. */
export async function killAt(stage: Stage, step: Step, number: number): Promise<RequestedBooking> {
  const [server] = stage.servers;
  if (server === undefined) throw new Error('no server to kill');
  const killed = step.arm(stage, () => server.kill());
  const request = requestBooking([server.url], {
    arrival: nightOf(stage, number),
    nights: 1,
    booking: stage.provider.booking,
  });
  await happened(killed, step.name);
  stage.jump(LEASE_MS);
  await server.start();
  return request;
}

/** Throws when a step never occurred: the line would prove nothing. */
export async function happened(event: Promise<void>, name: string): Promise<void> {
  const timer = new AbortController();
  const late = delay(PATIENCE_MS, 'late', { signal: timer.signal }).catch(() => 'called off');
  const first = await Promise.race([event, late]);
  timer.abort();
  if (first === 'late') throw new Error(`${name}: this step never came`);
}
