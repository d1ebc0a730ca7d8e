import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cards } from './lines/cards.ts';
import { channels } from './lines/channels.ts';
import { cancels, dearer, dearerOn, preCheckIns, updates } from './lines/changes.ts';
import { clockJumps } from './lines/clock-jumps.ts';
import { crashes } from './lines/crashes.ts';
import { cuts } from './lines/cuts.ts';
import { desk } from './lines/desk.ts';
import { failover } from './lines/failover.ts';
import { fleet } from './lines/fleet.ts';
import { forNothing } from './lines/for-nothing.ts';
import { holders } from './lines/holders.ts';
import { storedAnswers } from './lines/cached-answers.ts';
import { kills } from './lines/kills.ts';
import { longSearches } from './lines/long-searches.ts';
import { payLinks } from './lines/pay-links.ts';
import { pipelined } from './lines/pipelined.ts';
import { polled } from './lines/polled.ts';
import { races } from './lines/races.ts';
import { refundsOn } from './lines/refunds.ts';
import { redirectFaults, redirectKills } from './lines/redirects.ts';
import { restores } from './lines/restores.ts';
import { sagas } from './lines/sagas.ts';
import { slowSenders } from './lines/slow-senders.ts';
import { stops } from './lines/stops.ts';
import { tables } from './lines/tables.ts';
import { upgrade } from './lines/upgrade.ts';
import { waysIn } from './lines/ways-in.ts';
import type { Line, Size } from './line.ts';
import { proveLine, type Proved } from './prove-line.ts';
import { paystackProvider } from './stage/paystack-provider.ts';
import { stripeProvider } from './stage/stripe-provider.ts';
import { mayBeLeftOut } from './stage/installed.ts';
import { startCluster } from './stage/cluster.ts';
import { tableOf } from './table.ts';
import { lastRelease } from './upgrade/last-release.ts';

// How to read it: docs/prove.md.
const short: Size = {
  sagas: 18,
  kills: 1,
  cuts: 1,
  stops: 2,
  crashes: 1,
  failovers: 1,
  histories: 8,
  jumps: 3,
  cards: 60,
  rounds: 1,
  guests: 40,
  senders: 20,
  slowSenders: 100,
  longSearches: 50,
  floods: 5,
  bookings: 4,
  polling: 12,
  cells: 5_000,
  isTimed: false,
};
const long: Size = {
  sagas: 500,
  kills: 20,
  cuts: 20,
  stops: 30,
  crashes: 5,
  failovers: 10,
  histories: 500,
  jumps: 12,
  cards: 300,
  rounds: 20,
  guests: 200,
  senders: 100,
  slowSenders: 100,
  longSearches: 50,
  floods: 60,
  bookings: 10,
  polling: 30,
  cells: 200_000,
  isTimed: true,
};

const words = process.argv.slice(2);
const size = words.includes('--short') ? short : long;
const requested = words.filter((word) => !word.startsWith('--'));
/** `--lane=1/2`: every second line from the first, for running beside a process that has the others. */
const [lane, lanes] = (words.find((word) => word.startsWith('--lane='))?.slice(7) ?? '1/1')
  .split('/')
  .map(Number);

const cluster = await startCluster();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

/** Each payment opens and polls a page. */
const ofPages = (histories: number) => Math.ceil(histories / 5);

const lines: Readonly<Record<string, Line>> = {
  kills,
  sagas,
  cuts,
  updates,
  dearer,
  cancels,
  'pre-check-ins': preCheckIns,
  refunds: refundsOn((histories) => histories),
  'pay-links': payLinks,
  stops,
  upgrade: upgrade(size === short ? undefined : lastRelease()),
  crashes: crashes(cluster),
  restores: restores(),
  failover: failover(),
  clock: clockJumps,
  cards,
  races,
  desk,
  slow: slowSenders,
  searches: longSearches,
  pipelined,
  cached: storedAnswers,
  holders,
  'for-nothing': forNothing,
  polled,
  tables,
  channels,
  'ways-in': waysIn,
  'paystack-kills': redirectKills(paystackProvider),
  'paystack-faults': redirectFaults(paystackProvider),
  'paystack-dearer': dearerOn(paystackProvider),
  'paystack-refunds': refundsOn(ofPages, paystackProvider),
  'stripe-kills': redirectKills(stripeProvider),
  'stripe-faults': redirectFaults(stripeProvider),
  'stripe-dearer': dearerOn(stripeProvider),
  'stripe-refunds': refundsOn(ofPages, stripeProvider),
  ...fleet,
};

/** What `fleet` runs. */
const ofAFleet = [...Object.keys(fleet), 'upgrade', 'failover'];

/** Whether a line runs: those that are named, or all that can. */
function isChosen([name, { needs = [] }]: readonly [string, Line]): boolean {
  if (requested.length > 0)
    return requested.includes(name) || (requested.includes('fleet') && ofAFleet.includes(name));
  const reason = mayBeLeftOut(needs);
  if (reason !== undefined) console.log(`${name}: ${reason}`);
  return reason === undefined;
}

const proved: Proved[] = [];
try {
  const chosen = Object.entries(lines).filter(isChosen);
  const ofLane = chosen.filter((_, index) => (index % (lanes ?? 1)) + 1 === lane);
  for (const [name, line] of ofLane) {
    proved.push(await proveLine({ cluster, name, line, size, signal: stopping.signal }));
    if (stopping.signal.aborted) break;
  }
} finally {
  await cluster.close();
}

console.log(tableOf(proved));
const failed = proved.filter(({ hasPassed }) => !hasPassed).length;
const report = { passed: proved.length - failed, failed, lines: proved };
mkdirSync('.cache/results', { recursive: true });
writeFileSync(
  path.join('.cache/results', lanes === 1 ? 'prove.json' : `prove-${lane}.json`),
  JSON.stringify(report, null, 2),
);
process.exit(failed === 0 && proved.length > 0 && !stopping.signal.aborted ? 0 : 1);
