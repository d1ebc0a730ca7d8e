import { expect, test as base, type BrowserContext } from '@playwright/test';
import type { GroupFile } from '@portico/contract/group-file/group-file';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { openDatabase, type Database } from '@portico/server/platform/database/database';
import type { Identity } from '../builders/journey-hotels.ts';
import { insertGroup } from '../database/insert-group.ts';
import { STARTED_AT } from '../portico/shifted-clock.ts';
import { importHotel, newIdentity } from './own-hotel.ts';
import { running } from './running.ts';

interface Journey {
  /** Browser complaints that this journey provokes; any other fails it. */
  readonly provoked: RegExp[];
  /** Imports a hotel of this test's own. */
  readonly openHotel: (build: (identity: Identity) => PropertyFile) => Promise<PropertyFile>;
  /** Imports a group of this test's own. */
  readonly openGroup: (build: (identity: Identity) => GroupFile) => Promise<GroupFile>;
  /** Imports a hotel again, with other prices or rooms. */
  readonly changeHotel: (file: PropertyFile) => Promise<void>;
}

/** Tests in a browser at the server's time. Pages may neither log complaints nor send requests to other hosts. */
export const test = base.extend<Journey, { database: Database }>({
  baseURL: async ({}, use) => use(running().url),
  database: [
    async ({}, use) => {
      const database = openDatabase(running().databaseUrl, { log: console, maxConnections: 2 });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  provoked: async ({}, use) => use([]),
  context: async ({ context, provoked }, use) => {
    await context.clock.setFixedTime(STARTED_AT);
    await context.addInitScript(complainOfNestedForms);
    const complaints = watch(context);
    await use(context);
    const unprovoked = complaints.filter((complaint) => !provoked.some((pattern) => pattern.test(complaint)));
    expect(unprovoked, 'errors in the console, and requests that left the host').toEqual([]);
  },
  openHotel: async ({ database }, use) =>
    use(async (build) => {
      const file = build(newIdentity());
      await importHotel(database, file);
      return file;
    }),
  openGroup: async ({ database }, use) =>
    use(async (build) => {
      const file = build(newIdentity());
      await insertGroup(database, file);
      return file;
    }),
  changeHotel: async ({ database }, use) => use((file) => importHotel(database, file)),
});

export { expect };

/** Runs in each page: a browser submits a form nested in a form without its script. */
function complainOfNestedForms(): void {
  new MutationObserver((_changes, observer) => {
    const nested = document.querySelector('form form');
    if (nested === null) return;
    console.error(`a form within a form: ${nested.outerHTML.slice(0, 200)}`);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** The browser's complaints and requests to other hosts from now on. */
function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    const isForDevelopment = message.text().includes('React DevTools');
    if (message.type() === 'error' || isForDevelopment) complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isElsewhere = protocol.startsWith('http') && origin !== running().url;
    if (isElsewhere) complaints.push(`request: ${request.url()}`);
  });
  return complaints;
}
