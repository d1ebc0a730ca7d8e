import { money, type Money } from '@portico/domain/money/money';
import type { Transaction } from 'kysely';
import { readPropertyIds } from '../../hotel/hotel-directory.store.ts';
import type { AttemptKey, PaymentPort, ProviderRecord } from '../../payments/payment-port.ts';
import { enterRefund } from '../../payments/refunds/refund.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { aboutRow, aboutUnknown, leftMinor, nameOf, type LedgerRow } from './ledger-drift.ts';
import { readRecords, type ReconcileDeps } from './reconcile.ts';
import { readLedgerRows } from './reconcile.store.ts';

/** What settles a payment that our ledger does not have as its provider does. */
export type SettlingAct = 'give-back' | 'call-off' | 'enter-refund';

export interface UnknownPayment {
  readonly provider: PaymentPort;
  readonly key: AttemptKey;
  /** In the provider's books. */
  readonly record: ProviderRecord;
  readonly about: string;
  readonly act: SettlingAct;
  /** What goes back, may still be taken, or is entered; null: the provider gives no sum. */
  readonly money: Money | null;
}

/**
 * Payments of ours that the ledger does not have, and refunds that it lacks: what came after the point to which a
 * database was restored. `unreachable`: a provider does not return its books. Rule: docs/when-it-breaks.md, "A lost
 * database".
 */
export async function findUnknown({
  database,
  providers,
}: ReconcileDeps): Promise<readonly UnknownPayment[] | 'unreachable'> {
  const books = [];
  // The providers' books first: an attempt, and a refund, is in the ledger before its provider sees it.
  for (const provider of providers.all) {
    const records: ProviderRecord[] = [];
    if (!(await readRecords(provider, () => true, records))) return 'unreachable';
    books.push({ provider, records });
  }
  const { kysely } = database;
  const rows = await readLedgerRows(kysely, await readPropertyIds(kysely));
  const here = new Map(rows.map((row) => [nameOf(row), row]));
  return books.flatMap(({ provider, records }) =>
    records.flatMap((record) => {
      const { attempt: key } = record;
      if (key === null) return [];
      const row = here.get(nameOf(key));
      const about = row === undefined ? aboutUnknown(record) : aboutRow(row);
      const found = actFor(record, row);
      return found === undefined ? [] : [{ provider, key, record, about, ...found }];
    }),
  );
}

function actFor(
  record: ProviderRecord,
  row: LedgerRow | undefined,
): Pick<UnknownPayment, 'act' | 'money'> | undefined {
  const { status, money: sum, refundedMinor } = record;
  if (row === undefined) {
    if (status === 'open') return { act: 'call-off', money: sum };
    const left = leftMinor(record);
    return left > 0 && sum !== null ? { act: 'give-back', money: money(left, sum.currency) } : undefined;
  }
  // While a refund is under way it cannot be told whether the provider has it.
  if (row.status !== 'paid' || status !== 'paid' || row.refundingMinor > 0) return undefined;
  const lacks = refundedMinor - row.refundedMinor;
  return lacks > 0 ? { act: 'enter-refund', money: money(lacks, row.money.currency) } : undefined;
}

/** `refused`: for good. `unknown`: try again. */
export type Settled = 'done' | 'refused' | 'unknown';

/** Repeated, it gives back and enters nothing more: the provider takes one refund under the payment's own name. */
export async function settleUnknown(
  { database, clock }: ReconcileDeps,
  { provider, key, record, act, money: sum }: UnknownPayment,
): Promise<Settled> {
  const attempt = { ...key, providerReference: record.reference, createdAt: clock.now() };
  if (act === 'call-off') {
    const { kind } = await provider.cancel(attempt);
    return kind === 'cancelled' || kind === 'declined' || kind === 'not-found' ? 'done' : 'unknown';
  }
  if (sum === null) return 'refused';
  if (act === 'give-back') {
    const answer = await provider.refund(attempt, `${key.attemptId}-back`, sum);
    return answer === 'refunded' ? 'done' : answer;
  }
  const enter = (tx: Transaction<Schema>) => enterRefund(tx, key, record.refundedMinor, clock.now());
  await inTransaction(database, enter, { retryable: true });
  return 'done';
}
