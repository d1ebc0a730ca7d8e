import { performance } from 'node:perf_hooks';
import { reconcile } from '@portico/server/operations/reconcile/reconcile';
import { openDatabase } from '@portico/server/platform/database/database';

/** A reconciliation: milliseconds, bookings, and growth of its process in bytes. */
export interface Reconciled {
  readonly took: number;
  readonly bookings: number;
  readonly grown: number;
}

// A process of its own, so that its peak memory can be measured. Without providers it reads only our own books.
const database = openDatabase(process.argv[2] ?? '', { log: console, maxConnections: 1 });
const noProviders = { all: [], forMethod: () => undefined, named: () => undefined };
const before = process.memoryUsage.rss();
const begun = performance.now();
const { bookings } = await reconcile({ database, clock: { now: () => new Date() }, providers: noProviders });
const took = performance.now() - begun;
const grown = process.resourceUsage().maxRSS * 1_024 - before;
await database.close();
process.send?.({ took, bookings, grown } satisfies Reconciled);
process.disconnect();
