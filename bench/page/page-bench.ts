import { propertyIdOf } from '../property-id.ts';
import { withServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { budgetTable } from './budget-table.ts';
import { documentTable } from './document-table.ts';
import { linkWithRooms } from './find-stay.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { servedDocumentTable } from './served-document-table.ts';
import { visitDocuments } from './visit-documents.ts';
import { withChromium } from './with-chromium.ts';

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
