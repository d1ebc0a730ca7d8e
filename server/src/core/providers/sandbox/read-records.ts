import { isCurrencyCode } from '@portico/domain/money/currency';
import { money } from '@portico/domain/money/money';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import type { ProviderRecord, RecordPage } from '../../payment/payment-port.ts';
import { attemptOf } from '../../payment/attempt-reference.ts';
import { bodyOf, type ProviderReply } from '../../payment/provider-client.ts';

const statuses = {
  paid: 'paid',
  stored: 'stored',
  declined: 'declined',
  cancelled: 'cancelled',
  requires_action: 'open',
  processing: 'open',
  authorised: 'open',
} as const satisfies Record<string, ProviderRecord['status']>;

const recordSchema = z
  .object({
    reference: z.string(),
    status: z.enum(keysOf(statuses)),
    amount: z.int().nonnegative().default(0),
    currency: z.string().default(''),
    refunded: z.int().nonnegative().default(0),
  })
  .transform(({ reference, status, amount, currency, refunded }): ProviderRecord => ({
    reference,
    attempt: attemptOf(reference),
    status: statuses[status],
    money: isCurrencyCode(currency) ? money(amount, currency) : null,
    refundedMinor: refunded,
  }));

const pageSchema = z.object({ attempts: z.array(recordSchema), next: z.string().nullable() });

/** A page of the sandbox's books, oldest first; `unknown` when one record of it cannot be read. */
export function readRecords(answer: ProviderReply | undefined): RecordPage | 'unknown' {
  const page = bodyOf(answer, pageSchema);
  return page === undefined ? 'unknown' : { records: page.attempts, next: page.next };
}
