import type { Money } from '@portico/domain/money/money';
import * as z from 'zod';
import type { RefundAnswer } from '../../payment-port.ts';
import { bodyOf, type ProviderCall } from '../../provider-client.ts';
import { readTransaction } from './read-transaction.ts';

const PAGE = 100;
/** More than an account refunds while its books are read once. */
const PAGES = 100;

const refundSchema = z.object({
  transaction: z.int(),
  amount: z.int().nonnegative(),
  status: z.string(),
  merchant_note: z.string().nullish(),
});

const pageSchema = z.object({ status: z.literal(true), data: z.array(refundSchema) });

export type PaystackRefund = z.output<typeof refundSchema>;

export interface PaystackRefunds {
  refund(reference: string, refundReference: string, money: Money): Promise<RefundAnswer>;
  /** All refunds ordered since then; undefined when Paystack does not answer. */
  since(instant: string): Promise<PaystackRefund[] | undefined>;
}

/** Refunds that the hotel must handle: no money went back. */
export const isFailed = ({ status }: PaystackRefund) => status === 'failed' || status === 'needs-attention';

/**
 * Refunds of Paystack. It has no idempotency keys, so our name of a refund is in its note and is searched before
 * ordering. Paystack itself refuses a second refund of a full sum.
 */
export function paystackRefunds(call: ProviderCall): PaystackRefunds {
  async function read(query: Readonly<Record<string, string>>): Promise<PaystackRefund[] | undefined> {
    const refunds: PaystackRefund[] = [];
    for (let page = 1; page <= PAGES; page++) {
      const search = new URLSearchParams({ ...query, perPage: String(PAGE), page: String(page) });
      const reply = await call('GET', `/refund?${search.toString()}`);
      const read = bodyOf(reply, pageSchema)?.data;
      if (read === undefined) return undefined;
      refunds.push(...read);
      if (read.length < PAGE) return refunds;
    }
    return undefined;
  }

  return {
    since: (from) => read({ from }),
    async refund(reference, refundReference, { minor: amount, currency }) {
      const verify = `/transaction/verify/${encodeURIComponent(reference)}`;
      const paid = readTransaction(await call('GET', verify), reference);
      if (typeof paid === 'string') return 'unknown';
      if (paid.status === 'reversed') return 'refunded';
      const known = await read({ transaction: String(paid.id) });
      if (known === undefined) return 'unknown';
      const ours = known.find(
        ({ transaction, merchant_note: note }) => transaction === paid.id && note === refundReference,
      );
      if (ours !== undefined) return isFailed(ours) ? 'refused' : 'refunded';
      const order = { transaction: reference, amount, currency, merchant_note: refundReference };
      const reply = await call('POST', '/refund', order);
      if (reply?.status === 400) return 'refused';
      return bodyOf(reply, orderedSchema) === undefined ? 'unknown' : 'refunded';
    },
  };
}

const orderedSchema = z.object({ status: z.literal(true), data: z.object({ id: z.int() }) });
