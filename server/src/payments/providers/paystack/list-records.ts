import { money } from '@portico/domain/money/money';
import * as z from 'zod';
import { attemptOf } from '../../attempt-reference.ts';
import type { ProviderRecord, RecordPage } from '../../payment-port.ts';
import { bodyOf, type ProviderCall } from '../../provider-client.ts';
import { transactionSchema, type Transaction } from './read-transaction.ts';
import { isFailed, type PaystackRefund, type PaystackRefunds } from './refunds.ts';

const PAGE = 100;

const pageSchema = z.object({
  status: z.literal(true),
  data: z.array(transactionSchema.extend({ created_at: z.string() })),
  meta: z.object({ next: z.string().nullable() }),
});

const statuses = {
  success: 'paid',
  reversed: 'paid',
  pending: 'open',
  processing: 'open',
  queued: 'open',
  ongoing: 'open',
  abandoned: 'open',
  failed: 'declined',
} as const satisfies Record<Transaction['status'], ProviderRecord['status']>;

/**
 * A page of an account's books, newest first. Only our payments: others may use the account too. `unknown` when one of
 * them cannot be read.
 */
export async function listRecords(
  call: ProviderCall,
  refunds: PaystackRefunds,
  after: string | null,
): Promise<RecordPage | 'unknown'> {
  const query = new URLSearchParams({ use_cursor: 'true', perPage: String(PAGE) });
  if (after !== null) query.set('next', after);
  const reply = await call('GET', `/transaction?${query.toString()}`);
  const page = bodyOf(reply, pageSchema);
  if (page === undefined) return 'unknown';
  const { data, meta } = page;
  const oldest = data.map(({ created_at: at }) => at).toSorted()[0];
  const refunded = oldest === undefined ? [] : await refunds.since(oldest);
  if (refunded === undefined) return 'unknown';
  return { records: data.flatMap((one) => recordOf(one, refunded)), next: meta.next };
}

function recordOf(transaction: Transaction, refunds: readonly PaystackRefund[]): ProviderRecord[] {
  const { id, reference, status, amount, currency, customer } = transaction;
  const attempt = attemptOf(reference);
  if (attempt === null) return [];
  const of = refunds.filter((refund) => refund.transaction === id && !isFailed(refund));
  return [
    {
      reference,
      attempt,
      status: statuses[status],
      money: money(amount, currency),
      // `reversed` is the whole sum, by our refund or by the payer's bank.
      refundedMinor: status === 'reversed' ? amount : of.reduce((sum, refund) => sum + refund.amount, 0),
      note: customer.email,
    },
  ];
}
