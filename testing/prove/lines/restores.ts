import { sql } from 'kysely';
import type { Line } from '../line.ts';
import { findBooking } from '../managing.ts';
import { untilAnswered } from '../patience.ts';
import { hotelCommand } from '../reconciled.ts';
import type { RequestedBooking } from '../request-booking.ts';
import { startArchivedCluster, type ArchivedCluster } from '../stage/archived-cluster.ts';
import type { Acquired } from '../stage/proved-provider.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import { untilSettled } from '../until-settled.ts';
import { startLoad, type Load } from './load.ts';

const UUID_LENGTH = 36;
const DATABASE = 'prove_restores';

/**
 * The database is backed up while guests book, destroyed, and restored to a point by the operator's script. More is
 * booked and two bookings are cancelled after the point: the operator settles what is left of that at the acquirer.
 */
export function restores(): Line {
  let cluster: ArchivedCluster | undefined;
  return {
    name: 'restored to a point, with payments after it',
    spans: [{ nights: 60, rooms: 60 }],
    servers: 1,
    needs: ['pgbackrest', 'pg_basebackup'],
    startCluster: async () => (cluster = await startArchivedCluster()),
    run: async (stage, size, report) => {
      if (cluster === undefined) throw new Error('no cluster of this line');
      const perPart = size.stops * 6;
      const load = startLoad(stage);
      await untilBooked(load, perPart);
      report('backing up');
      await cluster.backUp();
      await untilBooked(load, load.soFar().length + perPart);
      const before = load.soFar();
      const point = await pointOf(stage);
      await untilBooked(load, load.soFar().length + perPart);
      const all = await load.end();
      const cancelled = await cancelTwo(stage, before);
      const mostBefore = await lastChange(stage);
      await Promise.all(stage.servers.map((server) => server.stop()));
      const faults: string[] = [];
      const everyone = await emailsOf(stage);
      report('destroying, and restoring to all that is archived');
      await cluster.destroy();
      await cluster.restoreTo('latest', DATABASE);
      if ((await emailsOf(stage)).length !== everyone.length) faults.push('archived bookings are lost');
      report(`destroying, and restoring to ${point}`);
      await cluster.destroy();
      await cluster.restoreTo(point, DATABASE);
      await untilSettled(stage);
      if ((await leastChange(stage)) <= mostBefore)
        faults.push('a connection that has read all before would not read the bookings again');
      const made = new Set(await emailsOf(stage));
      const isLostBefore = before.filter(({ email, answer }) => answer?.Success && !made.has(email));
      faults.push(...isLostBefore.map(({ email }) => `booked before the point and lost: ${email}`));
      const { lost, named } = await settle(stage, cancelled, faults);
      report(`${all.length - before.length} answered after the point; named and settled: ${named}`);
      if (lost.size === 0) faults.push('nothing was paid after the point');
      return { runs: 1, requested: all.filter(({ email }) => made.has(email)), faults, lost };
    },
  };
}

async function untilBooked(load: Load, count: number): Promise<void> {
  await until(`${count} bookings answered`, async () => load.soFar().length >= count || undefined);
}

const one = <Value>(stage: Stage, query: ReturnType<typeof sql<{ value: Value }>>) =>
  stage.withDatabase(async ({ kysely }) => {
    const { rows } = await query.execute(kysely);
    if (rows[0] === undefined) throw new Error('no row');
    return rows[0].value;
  });

/** As an operator types it. */
const pointOf = (stage: Stage) => one(stage, sql<{ value: string }>`SELECT clock_timestamp()::text AS value`);
const lastChange = async (stage: Stage) =>
  BigInt(
    await one(
      stage,
      sql<{ value: string }>`SELECT max(changed_by::text::numeric)::text AS value FROM reservation`,
    ),
  );
const leastChange = async (stage: Stage) =>
  BigInt(
    await one(
      stage,
      sql<{ value: string }>`SELECT min(changed_by::text::numeric)::text AS value FROM reservation`,
    ),
  );
const emailsOf = (stage: Stage) =>
  one(stage, sql<{ value: string[] }>`SELECT array_agg(booker ->> 'email') AS value FROM reservation`);

/** Two guests cancel and have their money back. Returns the numbers of their bookings. */
async function cancelTwo(stage: Stage, booked: readonly RequestedBooking[]): Promise<string[]> {
  const emails = booked.filter(({ answer }) => answer?.Success).map(({ email }) => email);
  const numbers = await one(
    stage,
    sql<{ value: string[] }>`
      SELECT (array_agg(reference_number))[1:2] AS value FROM reservation
      WHERE status = 'confirmed' AND booker ->> 'email' = ANY (${emails}::text[])`,
  );
  const [url = ''] = stage.servers.map((server) => server.url);
  for (const number of numbers) {
    const { guest } = await findBooking(url, number);
    await untilAnswered(() => guest.cancel());
  }
  await until(
    'the cancelled bookings refunded',
    async () => refunded(stage).length === numbers.length || undefined,
  );
  return numbers;
}

const refunded = (stage: Stage) => stage.acquirer.acquired().filter(({ refunds = [] }) => refunds.length > 0);

const attemptIdOf = ({ reference }: Acquired) => reference.slice(-UUID_LENGTH);

/** As docs/when-it-breaks.md, "A lost database", has it. */
async function settle(
  stage: Stage,
  cancelled: readonly string[],
  faults: string[],
): Promise<{ lost: ReadonlySet<string>; named: number }> {
  const operate = (...words: string[]) => hotelCommand(words, stage.directly());
  const known = new Set(
    await one(
      stage,
      sql<{ value: string[] }>`SELECT array_agg(attempt_id::text) AS value FROM payment_attempt`,
    ),
  );
  const unknown = stage.acquirer.acquired().filter((attempt) => !known.has(attemptIdOf(attempt)));
  const paid = unknown.filter(({ status }) => status === 'paid').map(({ reference }) => reference);
  const mails = stage.mails.received.join('\n');

  const { lines } = await operate('reconcile');
  const payments = lines.flatMap(
    (line) => /^unknown to our ledger: payment (\S+) \(.*, ([A-Z\d]+)\): paid /.exec(line)?.slice(1) ?? [],
  );
  const references = payments.filter((_, index) => index % 2 === 0);
  if (references.toSorted().join() !== paid.toSorted().join())
    faults.push(`reconcile names ${references.length} lost payments of ${paid.length}`);
  const unmailed = payments.filter((number, index) => index % 2 === 1 && !mails.includes(number));
  faults.push(...unmailed.map((number) => `reconcile names ${number}, of which no mail was sent`));
  const others = lines.filter((line) => line.startsWith('other refunds at the provider: '));
  if (others.length !== cancelled.length || !cancelled.every((number) => others.join().includes(number)))
    faults.push(`reconcile does not name the refunds of ${cancelled.join()}: ${others.join()}`);
  const drift = `drift ${paid.length + cancelled.length}`;
  if (lines.at(-1) !== drift) faults.push(`reconcile ends with ${lines.at(-1)}, not ${drift}`);

  const reason = ['--do', '--reason', 'restored to a point'];
  for (const words of [
    ['payments', 'settle'],
    ['payments', 'settle', ...reason],
    ['payments', 'settle', ...reason],
  ]) {
    const { exitCode, lines: said } = await operate(...words);
    if (exitCode !== 0) faults.push(`${words.join(' ')}: ${said.join('; ')}`);
  }
  for (const number of cancelled) {
    const words = ['reservation', 'cancel', '--property', 'QUAY', '--number', number];
    const { exitCode, lines: said } = await operate(...words);
    if (exitCode !== 0) faults.push(`${words.join(' ')}: ${said.join('; ')}`);
  }
  return { lost: new Set(unknown.map(({ reference }) => reference)), named: paid.length + others.length };
}
