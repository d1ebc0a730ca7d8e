import { performance } from 'node:perf_hooks';
import type { GroupSearchRequestBody } from '@portico/contract/calls/group-search';
import { smallHotelFile } from '@portico/demo/shore/small-hotel';
import { wharfRooms } from '@portico/demo/shore/wharf-rooms';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { buildGroupFile } from '@portico/testing/builders/group-file';
import { insertGroup } from '@portico/testing/database/insert-group';
import type autocannon from 'autocannon';
import { kilobytes, milliseconds, quantile } from '../figures.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { sendLoad } from '../load/send-load.ts';
import { processorTime } from '../load/server-figures.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { copyHotels, withTemplate } from './copy-hotels.store.ts';

const TEMPLATE = 910_000 as PropertyId;
const SECONDS = 3;

/** Searches and calendars of groups of as many hotels: the first one, and later ones per hotel. */
export function hotelsOfAGroup(sizes: readonly number[]): Promise<Table[]> {
  return withServedPortico(async ({ url, databaseUrl }) => {
    const today = todayInLondon();
    await insertGroups(databaseUrl, today, sizes);
    const rows: string[][] = [];
    for (const size of sizes)
      rows.push(await measure(url, `search of ${size} hotels`, size, searchesOf(size, today)));
    for (const size of sizes)
      rows.push(await measure(url, `36 months of ${size} hotels`, size, [calendarOf(size, today)]));
    return [
      {
        title: 'Hotels of a group',
        columns: ['what', 'first ms', 'p50 ms', 'p95 ms', 'µs a hotel, first', 'later', 'kB sent'],
        rows,
        note: 'One request at a time. Microseconds are processor time of the server. The first search of a group reads the hotels’ nights from the database.',
      },
    ];
  });
}

/** No hotel belongs to two groups. Each is like the Wharf Rooms: two room types, two plans, 36 months of nights. */
function insertGroups(databaseUrl: string, today: LocalDate, sizes: readonly number[]): Promise<void> {
  return withTemplate(databaseUrl, TEMPLATE, smallHotelFile(wharfRooms, today), async (database) => {
    let first = TEMPLATE + 1;
    for (const size of sizes) {
      await copyHotels(database, TEMPLATE, first, size);
      const properties = Array.from({ length: size }, (_, index) => `M${first + index}`);
      const areas = [{ id: 1, name: 'Everywhere', properties }];
      await insertGroup(database, buildGroupFile(areas, { id: groupIdOf(size), code: `GROUP-${size}` }));
      first += size;
    }
  });
}

/** The group of `size` hotels. */
const groupIdOf = (size: number) => 9_000 + size;

async function measure(
  url: string,
  name: string,
  size: number,
  requests: readonly autocannon.Request[],
): Promise<string[]> {
  const before = await processorTime(url);
  const begun = performance.now();
  let answer = await rawAnswer(url, requests[0] ?? {});
  // On a slow computer one search does not cover them all.
  while (isPartOfThem(answer)) answer = await rawAnswer(url, requests[0] ?? {});
  const first = performance.now() - begun;
  const between = await processorTime(url);
  const { latencies } = await sendLoad({ url, requests, connections: 1, seconds: SECONDS });
  const after = await processorTime(url);
  const aHotel = (seconds: number, times: number) => milliseconds((seconds * 1_000_000) / times / size);
  return [
    name,
    milliseconds(first),
    milliseconds(quantile(latencies, 0.5)),
    milliseconds(quantile(latencies, 0.95)),
    aHotel(between - before, 1),
    aHotel(after - between, latencies.length),
    kilobytes(answer.length),
  ];
}

const isPartOfThem = (answer: Buffer) => !answer.toString().includes('"UnreadPropertyIds":[]');

/** Stays of two to four nights over the next ten months. */
function searchesOf(size: number, today: LocalDate): autocannon.Request[] {
  return Array.from({ length: 40 }, (_, index) => {
    const DateFrom = addDays(today, 1 + index * 7);
    const body: GroupSearchRequestBody = {
      PropertyGroupId: groupIdOf(size) as never,
      DateFrom,
      DateTo: addDays(DateFrom, 2 + (index % 3)),
      Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
    };
    return posted('/api/Availability/SearchPropertyGroup', body);
  });
}

/** The 36 months of all its hotels. */
const calendarOf = (size: number, today: LocalDate): autocannon.Request =>
  posted('/api/Availability/SearchPropertyGroupAreaAvailability', {
    PropertyGroupId: groupIdOf(size),
    FromDate: today,
    ToDate: onSaleUntil(today),
  });

const posted = (path: string, body: object): autocannon.Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
