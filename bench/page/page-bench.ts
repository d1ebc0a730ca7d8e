import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SearchRequestBody, SearchResponse } from '@portico/contract/calls/availability-search';
import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { freePort } from '@portico/server/platform/embedded/free-port';
import { chromiumLaunch } from '@portico/testing/browser/chromium';
import { chromium, type Browser } from '@playwright/test';
import { rawAnswer } from '../load/raw-answer.ts';
import { propertyIdOf } from '../property-id.ts';
import { callTable, measureCall } from '../search/measure-call.ts';
import { withServedPortico, type ServedPortico } from '../served/with-served-portico.ts';
import type { Table } from '../table.ts';
import { todayInLondon } from '../today.ts';
import { budgetTable, documentTable } from './document-tables.ts';
import { lighthouseTable } from './lighthouse-table.ts';
import { visitDocuments } from './visit-documents.ts';

const ROUNDS = 3;
const cacheFolder = path.join(fileURLToPath(new URL('../../..', import.meta.url)), '.cache');

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

/** Runs `work` with the Chromium of the browser tests; other programs can control it on `debuggingPort`. */
async function withChromium<T>(work: (browser: Browser, debuggingPort: number) => Promise<T>): Promise<T> {
  const debuggingPort = await freePort();
  const launch = await chromiumLaunch(cacheFolder);
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await work(browser, debuggingPort);
  } finally {
    await browser.close();
  }
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

/** The link of a search within the next month, two nights for two adults, that finds rooms. */
async function linkWithRooms(url: string, propertyId: number, today: LocalDate): Promise<string> {
  for (let days = 10; days < 40; days++) {
    const [arrival, departure] = [addDays(today, days), addDays(today, days + 2)];
    if ((await availableRoomTypes(url, propertyId, arrival, departure)) > 1) {
      const rooms = [{ adults: 2, children: 0, infants: 0 }];
      return formatSearchLink({
        arrival,
        departure,
        rooms,
        ratePlanCode: null,
        promoCode: null,
        roomTypeId: null,
        locationId: null,
      });
    }
  }
  throw new Error('The demo hotel has nothing to offer within a month');
}

async function availableRoomTypes(url: string, PropertyId: number, DateFrom: LocalDate, DateTo: LocalDate) {
  const body: SearchRequestBody = {
    PropertyId,
    LanguageCode: 'en',
    DateFrom,
    DateTo,
    Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
  };
  const answer = await rawAnswer(url, {
    method: 'POST',
    path: '/api/Availability/Search',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (JSON.parse(answer.toString()) as SearchResponse).RoomTypes.length;
}
