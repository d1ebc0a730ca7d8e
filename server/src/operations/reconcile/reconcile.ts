import type { PropertyId } from '@portico/domain/ids';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { readPropertyIds } from '../../hotel/hotel-directory.store.ts';
import type { PaymentPort, ProviderRecord } from '../../payments/payment-port.ts';
import type { Providers } from '../../payments/providers.ts';
import { bookingDrift } from './booking-drift.ts';
import { currencySums, type CurrencySums } from './currency-sums.ts';
import type { Drift } from './drift.ts';
import { invoiceDrift } from './invoice-drift.ts';
import { addInvoiceSums, invoiceSums, type InvoiceSums } from './invoice-sums.ts';
import { compareLedger, type LedgerComparison } from './ledger-drift.ts';
import {
  countedDrift,
  extraKinds,
  nightKinds,
  promotionKinds,
  tableKinds,
  voucherDrift,
} from './counted-drift.ts';
import {
  readCountedExtras,
  readCountedNights,
  readCountedPromotions,
  readCountedTables,
  readCountedVouchers,
} from './counts.store.ts';
import { countLedgerRows, readBookingFacts, readInvoiceFacts, readLedgerRows } from './reconcile.store.ts';

export interface ReconcileDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly providers: Providers;
  /** Bookings per batch; default a thousand. */
  readonly bookingsAtOnce?: number;
}

/** What was compared, and every discrepancy. */
export interface ReconcileReport {
  readonly properties: number;
  readonly nights: number;
  /** Dates of limited extras. */
  readonly extraDays: number;
  readonly promotions: number;
  readonly vouchers: number;
  /** Quarters of an hour of restaurants. */
  readonly tables: number;
  readonly bookings: number;
  /** Of invoiced bookings. */
  readonly invoiced: readonly InvoiceSums[];
  /** Attempts in our ledger. */
  readonly payments: number;
  /** `unreachable`: at least one of them. */
  readonly provider: 'compared' | 'unreachable' | 'none';
  /** Like the three below, empty unless the provider was compared. */
  readonly providerRecords: number;
  readonly inFlight: number;
  readonly open: readonly string[];
  readonly sums: readonly CurrencySums[];
  readonly drift: readonly Drift[];
}

const countedThings = [
  { name: 'nights', read: readCountedNights, kinds: nightKinds },
  { name: 'extraDays', read: readCountedExtras, kinds: extraKinds },
  { name: 'promotions', read: readCountedPromotions, kinds: promotionKinds },
  { name: 'tables', read: readCountedTables, kinds: tableKinds },
] as const;

/**
 * Compares nights, extras, promotions and vouchers with the reservations, our ledger with the provider's, and bookings
 * with their money and mails, for every property or for one. Read-only; bookings may continue meanwhile. Rule:
 * docs/booking.md, "Reconciliation".
 */
export async function reconcile(deps: ReconcileDeps, one?: PropertyId): Promise<ReconcileReport> {
  const { kysely } = deps.database;
  const propertyIds = one === undefined ? await readPropertyIds(kysely) : [one];
  const counted = { nights: 0, extraDays: 0, promotions: 0, vouchers: 0, tables: 0, bookings: 0 };
  let invoiced: InvoiceSums[] = [];
  const drift: Drift[] = [];
  for (const propertyId of propertyIds) {
    for (const { name, read, kinds } of countedThings) {
      const things = await read(kysely, propertyId);
      drift.push(...things.flatMap((counts) => countedDrift(counts, kinds)));
      counted[name] += things.length;
    }
    const vouchers = await readCountedVouchers(kysely, propertyId);
    drift.push(...vouchers.flatMap(voucherDrift));
    counted.vouchers += vouchers.length;
    for await (const bookings of readBookingFacts(kysely, propertyId, deps.bookingsAtOnce)) {
      drift.push(...bookings.flatMap(bookingDrift));
      counted.bookings += bookings.length;
      invoiced = addInvoiceSums(invoiced, invoiceSums(bookings));
    }
    drift.push(...(await readInvoiceFacts(kysely, propertyId)).flatMap(invoiceDrift));
  }
  const ledger = await reconcileLedger(deps, { propertyIds, isOne: one !== undefined });
  return {
    properties: propertyIds.length,
    ...counted,
    invoiced,
    ...ledger,
    drift: [...drift, ...ledger.drift],
  };
}

/** False: something differs, or could not be compared. */
export function isReconciled({ drift, provider, payments }: ReconcileReport): boolean {
  const isCompared = provider === 'compared' || (provider === 'none' && payments === 0);
  return drift.length === 0 && isCompared;
}

type LedgerReport = Pick<ReconcileReport, 'provider' | 'payments' | 'providerRecords' | 'sums'> &
  LedgerComparison;

const nothing = { providerRecords: 0, inFlight: 0, open: [], sums: [], drift: [] };

interface Compared {
  readonly propertyIds: readonly PropertyId[];
  /** What a provider has of no hotel here counts only when all are compared. */
  readonly isOne: boolean;
}

async function reconcileLedger(deps: ReconcileDeps, compared: Compared): Promise<LedgerReport> {
  const first = await lookAtLedger(deps, compared);
  if (first.drift.length === 0) return first;
  // What was being settled during the first reading agrees in the second.
  const second = await lookAtLedger(deps, compared);
  const seen = new Set(first.drift.map((line) => JSON.stringify(line)));
  return { ...second, drift: second.drift.filter((line) => seen.has(JSON.stringify(line))) };
}

async function lookAtLedger(
  { database, clock, providers }: ReconcileDeps,
  { propertyIds, isOne }: Compared,
): Promise<LedgerReport> {
  // The providers' books first: an attempt is in the ledger before its provider sees it.
  const isCompared = ({ attempt }: ProviderRecord) =>
    !isOne || (attempt !== null && propertyIds.includes(attempt.propertyId));
  const records: ProviderRecord[] = [];
  let isRead = providers.all.length > 0;
  for (const provider of providers.all) isRead &&= await readRecords(provider, isCompared, records);
  if (!isRead) {
    const payments = await countLedgerRows(database.kysely, propertyIds);
    return { provider: providers.all.length === 0 ? 'none' : 'unreachable', payments, ...nothing };
  }
  const rows = await readLedgerRows(database.kysely, propertyIds);
  return {
    provider: 'compared',
    payments: rows.length,
    providerRecords: records.length,
    sums: currencySums(records, rows),
    ...compareLedger(records, rows, clock.now()),
  };
}

/** Adds the provider's records to compare, a page at a time; false: it does not return them. */
export async function readRecords(
  provider: PaymentPort,
  isCompared: (record: ProviderRecord) => boolean,
  records: ProviderRecord[],
): Promise<boolean> {
  let after: string | null = null;
  do {
    const page = await provider.list(after);
    if (page === 'unknown') return false;
    records.push(...page.records.filter(isCompared));
    after = page.next;
  } while (after !== null);
  return true;
}
