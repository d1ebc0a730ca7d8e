import { outstandingMinor } from '@portico/domain/payment/outstanding';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Invoice } from './invoice.ts';
import { readInvoiceSums } from './invoice-sums.store.ts';

/**
 * Amount of an invoice still to be paid, minor units; 0 once it is cancelled. Rule: docs/payments.md, "Pay by link".
 */
export async function readOutstanding(db: Kysely<Schema>, invoice: Invoice): Promise<number> {
  return outstandingMinor(await readInvoiceSums(db, invoice));
}
