import { propertyIdOf } from '../property-id.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { measureCall } from './measure-call.ts';
import { measuredCalls } from './measured-calls.ts';

/** Searches and 36-month calendars of a demo hotel, against a route of the same server that sends the same bytes. */
export function searchBench(): Promise<Table[]> {
  return withServedPortico(async (portico) => {
    const propertyId = await propertyIdOf(portico.url, 'QUAY');
    const rows: string[][] = [];
    for (const call of measuredCalls(propertyId, todayInLondon()))
      rows.push(...(await measureCall(portico, call)));
    return [
      {
        title: 'Search and availability',
        columns: ['what', 'p50 ms', 'p95 ms', 'per second', 'kB sent', 'times the floor'],
        rows,
        note: '4 connections, one request at a time on each.',
      },
    ];
  });
}
