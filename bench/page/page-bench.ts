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

/** What a guest's browser loads, and how soon it can be used; in short without Lighthouse. */
export function pageBench({ isShort }: { readonly isShort: boolean }): Promise<Table[]> {
  return withServedPortico((portico) =>
    withChromium(async (browser, debuggingPort) => {
      const { url } = portico;
      const link = await linkWithRooms(url, await propertyIdOf(url, 'QUAY'), todayInLondon());
      const documents = await visitDocuments(browser, url, link);
      const loaded = [
        budgetTable(documents),
        documentTable(documents),
        await servedDocumentTable(portico, isShort ? 1 : 3),
      ];
      return isShort ? loaded : [...loaded, await lighthouseTable(url, link, debuggingPort)];
    }),
  );
}
