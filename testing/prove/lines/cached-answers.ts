import type { SearchResponse } from '@portico/contract/calls/availability-search';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { setTimeout as delay } from 'node:timers/promises';
import { oneAdult } from '../../booking/booking-body.ts';
import { buildSeason, DOUBLE, PROPERTY, SAVER } from '../../builders/hotel-file.ts';
import { connectSystem } from '../../database/connect-system.ts';
import { insertHotel } from '../../database/insert-hotel.ts';
import { requestBooking, type RequestedBooking } from '../request-booking.ts';
import { callDesk, openSession } from '../at-the-desk.ts';
import type { Line } from '../line.ts';
import { proveHotel } from '../prove-hotel.ts';
import { guestAt } from '../patience.ts';
import type { Stage } from '../stage/stage.ts';

const ROOMS = 3;
/** One of each is sold until it is full; as many later ones change price. */
const NIGHTS = 20;
const SPANS = [{ nights: 2 * NIGHTS, rooms: ROOMS }];
/** The maximum age of an answer. */
const SECOND_MS = 1_000;

/**
 * What one server sells, a command imports, a channel manager tells or the desk saves is in every answer of each server a
 * second later.
 */
export const storedAnswers: Line = {
  name: 'cached answers, of two servers',
  spans: SPANS,
  servers: 2,
  isAsOperated: true,
  run: async (stage, { rounds }, report) => {
    const urls = stage.servers.map(({ url }) => url);
    const authorization = await stage.withDatabase((database) => connectSystem(database, PROPERTY));
    const cookie = await openSession(stage, new Date());
    const requested: RequestedBooking[] = [];
    const faults: string[] = [];
    let compared = 0;
    const expectOfAll = async (
      night: LocalDate,
      valueOf: (answer: SearchResponse) => unknown,
      right: number,
    ) => {
      for (const [server, url] of urls.entries()) {
        const answers = [valueOf(await search(url, night)), valueOf(await search(url, night))];
        compared += answers.length;
        const wrong = answers.find((answer) => answer !== right);
        if (wrong !== undefined) faults.push(`server ${server + 1} said ${wrong} of ${night}, not ${right}`);
      }
    };
    for (let round = 0; round < Math.min(rounds, NIGHTS); round++) {
      const night = addDays(stage.firstNight, round);
      await expectOfAll(night, remainingRooms, ROOMS);
      for (let remaining = ROOMS - 1; remaining >= 0; remaining--) {
        const seller = urls[remaining % urls.length] ?? '';
        requested.push(await requestBooking([seller], { arrival: night, nights: 1 }));
        await delay(SECOND_MS);
        await expectOfAll(night, remainingRooms, remaining);
      }
      const dear = addDays(night, NIGHTS);
      await expectOfAll(dear, lowestRate, 80);
      await importPrice(stage, dear, 200 + round);
      await delay(SECOND_MS);
      await expectOfAll(dear, lowestRate, 200 + round);
      await tell(urls[round % urls.length] ?? '', authorization, dear, 100 + round);
      await delay(SECOND_MS);
      await expectOfAll(dear, lowestRate, 100 + round);
      await save(urls[(round + 1) % urls.length] ?? '', cookie, dear, 50 + round);
      await delay(SECOND_MS);
      await expectOfAll(dear, lowestRate, 50 + round);
    }
    report(`${compared} answers were compared`);
    return { runs: compared, requested, faults };
  },
};

const remainingRooms = ({ NumberOfRoomsPerRoomTypeId }: SearchResponse) => NumberOfRoomsPerRoomTypeId[DOUBLE];
const lowestRate = ({ RoomTypes }: SearchResponse) =>
  RoomTypes.find(({ RoomType }) => RoomType.RoomTypeId === DOUBLE)?.LowestRate;

async function search(url: string, night: LocalDate): Promise<SearchResponse> {
  const dates = { DateFrom: night, DateTo: addDays(night, 1) };
  return (await guestAt(url).search({ ...dates, Rooms: [oneAdult] })).body;
}

/** As the command does it, in the harness's process. */
async function importPrice(stage: Stage, night: LocalDate, base: number): Promise<void> {
  const season = buildSeason({ from: night, to: night, price: { base } });
  const hotel = proveHotel(stage.firstNight, SPANS, {}, [season]);
  await stage.withDatabase((database) => insertHotel(database, hotel, new Date()));
}

/** As a channel manager says it to one of the servers. */
async function tell(url: string, authorization: string, night: LocalDate, Amount: number): Promise<void> {
  const item = { RoomTypeCode: String(DOUBLE), RatePlanCode: String(SAVER), From: night, To: night };
  const answer = await fetch(`${url}/api/Ari`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ Items: [{ ...item, Prices: [{ Adults: 1, Amount }] }] }),
  });
  if (!answer.ok) throw new Error(`a price was answered ${answer.status} ${await answer.text()}`);
}

/** As the desk saves it at one of the servers. */
async function save(url: string, cookie: string, night: LocalDate, pounds: number): Promise<void> {
  const rates = { ratePlanIds: [SAVER], price: { kind: 'set', minor: pounds * 100 } } as const;
  const change = { roomTypeIds: [DOUBLE], from: night, to: night, weekdays: null, rates };
  const { answer, code } = await callDesk(url, cookie, 'Rates/Save', { changes: [change], seen: null });
  if (!answer?.saved) throw new Error(`A price of the desk is answered ${code}`);
}
