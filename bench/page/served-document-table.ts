import { guestPaths } from '@portico/contract/paths';
import { callTable } from '../search/call-table.ts';
import { measureCall } from '../search/measure-call.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';

const ROUNDS = 3;

/** Documents of a search page per second, against a route that sends the same bytes. */
export async function servedDocumentTable(portico: ServedPortico): Promise<Table> {
  const path = guestPaths.book('QUAY');
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const call = { name: 'search page, brotli', requests: [{ path, headers }], connections: 4 };
  return callTable(
    'The document',
    await measureCall(portico, { ...call, isOnce: false, isAnew: false, known: [] }, ROUNDS),
  );
}
