import { outstandingMinor } from '@portico/domain/payment/outstanding';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Invoice } from './invoice.ts';
import { readInvoiceSums } from './invoice-sums.store.ts';

/** What is still to be paid of an invoice, minor units; nothing of one that was cancelled. Rule: docs/payments.md, "Pay by link". */
export async function readOutstanding(db: Kysely<Schema>, invoice: Invoice): Promise<number> {
  return outstandingMinor(await readInvoiceSums(db, invoice));
}
