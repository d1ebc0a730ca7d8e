import { propertyIdOf } from '../property-id.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { callTable } from './call-table.ts';
import { measureCall } from './measure-call.ts';
import { measuredCalls } from './measured-calls.ts';

/** Searches and 36-month calendars of a demo hotel, against a route of the same server that sends the same bytes. */
export function searchBench(isShort: boolean): Promise<Table[]> {
  return withServedPortico(async (portico) => {
    const hotel = { propertyId: await propertyIdOf(portico.url, 'QUAY'), today: todayInLondon() };
    const calls = isShort ? measuredCalls(hotel, 400, [4]) : measuredCalls(hotel, 1_600, [4, 16]);
    const rows: string[][] = [];
    for (const call of calls) rows.push(...(await measureCall(portico, call, isShort ? 1 : 3)));
    return [callTable('Search and availability', rows)];
  });
}
