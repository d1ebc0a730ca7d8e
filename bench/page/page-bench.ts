import { guestPaths } from '@portico/contract/paths';
import { propertyIdOf } from '../property-id.ts';
import { callTable, measureCall } from '../search/measure-call.ts';
import { withServedPortico, type ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { budgetTable, documentTable } from './document-tables.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { linkWithRooms } from './link-with-rooms.ts';
import { visitDocuments } from './visit-documents.ts';
import { withChromium } from './with-chromium.ts';

const ROUNDS = 3;

/**
 * What a guest's browser loads, and when the page is usable. A short run omits the document under load and Lighthouse.
 */
export function pageBench({ isShort }: { readonly isShort: boolean }): Promise<Table[]> {
  return withServedPortico((portico) =>
    withChromium(async (browser, debuggingPort) => {
      const { url } = portico;
      const link = await linkWithRooms(url, await propertyIdOf(url, 'QUAY'), todayInLondon());
      const documents = await visitDocuments(browser, url, link);
      const loaded = [budgetTable(documents), documentTable(documents)];
      if (isShort) return loaded;
      const served = await servedDocumentTable(portico);
      return [...loaded, served, await lighthouseTable(url, link, debuggingPort)];
    }),
  );
}

/** Documents of a search page per second, against a route that sends the same bytes. */
async function servedDocumentTable(portico: ServedPortico): Promise<Table> {
  const request = { path: guestPaths.book('QUAY'), headers: { 'accept-encoding': 'gzip, deflate, br' } };
  const call = { name: 'search page, brotli', requests: [request], connections: 4 };
  return callTable(
    'The document',
    await measureCall(portico, { ...call, isOnce: false, isUncached: false, known: [] }, ROUNDS),
  );
}
