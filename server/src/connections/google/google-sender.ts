import type { Snapshots } from '../../availability/snapshot/snapshots.ts';
import type { GoogleConfig } from '../../config/config-types.ts';
import type { HotelDirectory } from '../../hotel/hotel-directory.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { senderOf, type Sender } from '../../platform/sender.ts';
import { postAndRead } from '../../webhooks/post-event.ts';
import type { WebhookReach } from '../../webhooks/webhook-reach.ts';
import { feedMoment, feedOf, type FeedPart } from './feed.ts';
import { readAnswer } from './google-answer.ts';
import {
  endLease,
  forgetTold,
  holdLease,
  leaseHotel,
  markTold,
  readDueHotels,
  readGoogleState,
  readTold,
  type DueHotel,
} from './google-feed.store.ts';
import { googleMessage, pathsOf } from './messages.ts';

/** Per process. */
const HOTELS_AT_ONCE = 4;
/** A month of nights is told whole; no message has many more lines. */
const LINES_OF_A_MESSAGE = 1_000;
/** Between two looks at what has changed: a busy hotel is told of its last minute at once. */
const LOOKS_EVERY_MS = 10_000;
/** Longer than a try. */
const LEASE_MS = 120_000;
const LONGEST_TRY_MS = 60_000;
const MOST_ANSWER_BYTES = 256 * 1024;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 3_600_000;

export interface GoogleDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly hotels: HotelDirectory;
  readonly snapshots: Snapshots;
  readonly publicUrl: string | undefined;
  readonly google: GoogleConfig;
  readonly reach: WebhookReach;
  readonly log: { error(facts: object, message: string): void };
  /** Timeout of a message in milliseconds, by default a minute. */
  readonly longestTryMs?: number;
}

/**
 * Tells Google of hotels that asked to be listed: what differs from what it has acknowledged last. So nothing is lost
 * while either side is away, and what changed back is not told. Rule: docs/google.md, "Sending".
 */
export function googleSender(deps: GoogleDeps): Sender {
  const { database, clock, hotels, snapshots, log } = deps;
  const looked = new Map<number, Look>();

  async function serve({ propertyId, round }: DueHotel, stopping: AbortSignal): Promise<void> {
    const at = clock.now().getTime();
    const last = looked.get(propertyId);
    if (last?.round === round && at - last.at < LOOKS_EVERY_MS) return;
    const hotel = await hotels.find(propertyId);
    if (hotel === undefined) return;
    const snapshot = await snapshots.get(hotel);
    const { revision } = snapshot;
    const day = dayOf(hotel, clock.now());
    const isSame = last?.isTold === true && last.round === round && last.day === day;
    // A change of prices, rules or words makes a new snapshot; a booking patches the rooms left of one.
    const isInventoryOnly = isSame && last.snapshot.deref() === snapshot;
    if (isInventoryOnly && last.revision === revision) return;
    const isTold = await tellAll(deps, hotel, { snapshot, isInventoryOnly, stopping });
    looked.set(propertyId, { at, round, day, snapshot: new WeakRef(snapshot), revision, isTold });
  }

  return senderOf<DueHotel>({
    most: HOTELS_AT_ONCE,
    readDue: () => readDueHotels(database.kysely, clock.now()),
    keyOf: ({ propertyId }) => String(propertyId),
    serve,
    onError: (err, { propertyId }) => log.error({ err, propertyId }, 'Google could not be told of a hotel'),
  });
}

/** The last look at a hotel. */
interface Look {
  readonly at: number;
  readonly round: number;
  readonly day: string;
  readonly snapshot: WeakRef<Snapshot>;
  readonly revision: number;
  /** Google has acknowledged everything. */
  readonly isTold: boolean;
}

type Snapshot = Awaited<ReturnType<Snapshots['get']>>;

function dayOf(hotel: Hotel, now: Date): string {
  const { today, isTodayOver } = feedMoment(hotel, now);
  return `${today} ${isTodayOver}`;
}

/** True: Google has acknowledged everything. */
async function tellAll(
  deps: GoogleDeps,
  hotel: Hotel,
  {
    snapshot,
    isInventoryOnly,
    stopping,
  }: { readonly snapshot: Snapshot; readonly isInventoryOnly: boolean; readonly stopping: AbortSignal },
): Promise<boolean> {
  const { database, clock, publicUrl } = deps;
  const { kysely } = database;
  const { propertyId } = hotel;
  const now = clock.now();
  const lease = () => new Date(clock.now().getTime() + LEASE_MS);
  if (!(await leaseHotel(kysely, propertyId, { now, leaseUntil: lease() }))) return false;
  const parts = await feedOf(hotel, snapshot, { now, publicUrl, isInventoryOnly });
  const told = await readTold(kysely, propertyId);
  const untold = parts.filter(({ key, digest }) => told.get(key) !== digest);
  const standing = new Set(parts.map(({ key }) => key));
  const over = isInventoryOnly ? [] : [...told.keys()].filter((key) => !standing.has(key));
  if (over.length > 0) await forgetTold(kysely, propertyId, over);
  const errors: string[] = [];
  for (const message of messagesOf(untold)) {
    const fault = await tell(deps, hotel, message, stopping);
    if (stopping.aborted) break;
    if (fault === undefined) {
      await markTold(kysely, propertyId, message.parts);
      await holdLease(kysely, propertyId, lease());
      continue;
    }
    const [{ kind }] = message.parts;
    errors.push(`${kind}: ${fault.words}`);
    // Without its rooms and rates Google refuses the rest, and what is away answers nothing else either.
    if (fault.isAway || kind === 'property') break;
  }
  const ended = clock.now();
  const isTold = errors.length === 0 && !stopping.aborted;
  const tries = (await readGoogleState(kysely, propertyId))?.tries ?? 0;
  const pause = errors.length === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  // A stop leaves what was last said of the hotel, but for the lease.
  if (stopping.aborted && errors.length === 0) await holdLease(kysely, propertyId, ended);
  else
    await endLease(kysely, propertyId, {
      error: errors[0] ?? null,
      now: ended,
      dueAt: new Date(ended.getTime() + pause),
    });
  return isTold;
}

type Message = readonly [FeedPart, ...FeedPart[]];

interface Written {
  readonly parts: Message;
  readonly lines: readonly string[];
}

/** Parts of one kind together, in order; written as they are sent. */
function* messagesOf(parts: readonly FeedPart[]): Generator<Written> {
  let message: { parts: [FeedPart, ...FeedPart[]]; lines: string[] } | undefined;
  for (const part of parts) {
    const lines = part.lines();
    const isFull = message !== undefined && message.lines.length + lines.length > LINES_OF_A_MESSAGE;
    if (message === undefined || isFull || message.parts[0].kind !== part.kind) {
      if (message !== undefined) yield message;
      message = { parts: [part], lines: [...lines] };
    } else {
      message.parts.push(part);
      message.lines.push(...lines);
    }
  }
  if (message !== undefined) yield message;
}

interface Fault {
  readonly words: string;
  /** Nothing was read by Google: whatever follows would fare the same. */
  readonly isAway: boolean;
}

async function tell(
  { clock, google, reach, longestTryMs = LONGEST_TRY_MS }: GoogleDeps,
  hotel: Hotel,
  { parts: [{ kind }], lines }: Written,
  stopping: AbortSignal,
): Promise<Fault | undefined> {
  // A product without a price in that month: there is nothing to say of it.
  if (kind === 'rates' && lines.length === 0) return undefined;
  const id = `${hotel.propertyId}-${kind}-${newId()}`;
  const { code } = hotel.definition.property;
  const facts = { id, sentAt: clock.now(), partner: google.partner, hotelId: code };
  const answer = await postAndRead(
    {
      url: `${google.url}${pathsOf[kind]}`,
      headers: { 'content-type': 'application/xml', 'user-agent': 'Portico-Google/1' },
      body: googleMessage(kind, facts, lines),
      signal: AbortSignal.any([AbortSignal.timeout(longestTryMs), stopping]),
    },
    reach,
    MOST_ANSWER_BYTES,
  );
  if ('why' in answer) return { words: answer.why, isAway: true };
  if (answer.status !== 200) return { words: `it answered ${answer.status}`, isAway: answer.status >= 500 };
  const read = readAnswer(answer.text, id);
  return read.ok ? undefined : { words: read.refusal.words, isAway: false };
}
