import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { DOUBLE, FAMILY, PROPERTY, SAVER } from '../../builders/hotel-file.ts';
import { connectSystem } from '../../database/connect-system.ts';
import { channelDay, disturbed, driftFrom } from '../../world/channel-day.ts';
import { standingNights } from '../../world/standing-nights.ts';
import type { Line } from '../line.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import type { Stage } from '../stage/stage.ts';

/** Those that the channel managers set. */
const SET = { nights: 300, rooms: 5 };
/** Those that guests book meanwhile. */
const BOOKED = { nights: 10, rooms: 12 };
const SENDERS = 4;
const PAUSE_MS = 200;
const UNTIL_KILLED_MS = 3_000;
const HOURS_OF_DAY = 12;

/**
 * Two channel managers send their day at once to two servers, out of order, doubled and cut in the middle, while a
 * server is killed again and again, and guests book.
 */
export const channels: Line = {
  name: 'a day of two channel managers',
  spans: [SET, BOOKED],
  servers: 2,
  isAsOperated: true,
  run: async (stage, { cells }, report) => {
    const work = { isOver: false };
    const killing = killInTurn(stage, work);
    const booking = bookUntil(stage, work);
    const faults = await Promise.all(
      [DOUBLE, FAMILY].map((room, side) => sayDay(stage, { room, seed: 61 + side, cells: cells / 2 })),
    );
    work.isOver = true;
    await killing;
    report(`${cells} cells were said`);
    return { runs: cells, requested: await booking, faults: faults.flat() };
  },
};

interface Side {
  readonly room: RoomTypeId;
  readonly seed: number;
  readonly cells: number;
}

/** Sends the day of one channel manager and returns what is not as it said last. */
async function sayDay(stage: Stage, { room, seed, cells }: Side): Promise<string[]> {
  const authorization = await stage.withDatabase((database) => connectSystem(database, PROPERTY));
  const day = channelDay({
    seed,
    cells,
    firstNight: stage.firstNight,
    nights: SET.nights,
    hotelCode: String(PROPERTY),
    roomType: String(room),
    ratePlan: String(SAVER),
    from: new Date(Date.now() - HOURS_OF_DAY * 3_600_000),
  });
  const rest = disturbed(day.messages, seed);
  const faults: string[] = [];
  const sender = async (lane: number) => {
    for (let message = rest.shift(); message !== undefined; message = rest.shift()) {
      const answer = await answerTo(stage, { message, authorization, lane });
      const isCut = !message.endsWith('RQ>');
      if (answer.includes('<Success/>') === isCut)
        faults.push(`${isCut ? 'cut: ' : ''}${answer.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, lane) => sender(lane)));
  const standing = await stage.withDatabase((database) => standingNights(database, room, SAVER));
  return [...faults, ...driftFrom(day.last, standing)];
}

/** Repeats it at the other server while none answers. */
async function answerTo(
  { servers }: Stage,
  { message, authorization, lane }: { message: string; authorization: string; lane: number },
): Promise<string> {
  for (let tried = lane; ; tried++) {
    const { url } = servers[tried % servers.length] ?? { url: '' };
    const answer = await fetch(`${url}/api/Ota`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml', authorization },
      body: message,
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer !== undefined && text !== undefined && answer.status < 500) return text;
    await delay(PAUSE_MS);
  }
}

async function killInTurn({ servers }: Stage, work: { readonly isOver: boolean }): Promise<void> {
  for (let turn = 0; !work.isOver; turn++) {
    await delay(UNTIL_KILLED_MS);
    const server = servers[turn % servers.length];
    await server?.kill();
    await server?.start();
  }
}

/** One guest after the other, so that there are as many at the end as rooms at most. */
async function bookUntil(stage: Stage, work: { readonly isOver: boolean }): Promise<RequestedBooking[]> {
  const requested: RequestedBooking[] = [];
  const urls = stage.urls;
  const first = addDays(stage.firstNight, SET.nights);
  do {
    const arrival = addDays(first, requested.length % BOOKED.nights);
    requested.push(await requestBooking(urls, { arrival, nights: 1 }));
  } while (!work.isOver && requested.length < BOOKED.nights * BOOKED.rooms);
  return requested;
}
