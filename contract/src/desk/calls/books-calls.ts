import { currencyCodes } from '@portico/domain/money/currency';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { read } from '../desk-call.ts';
import { driftWords } from '../drift-words.ts';

const count = z.int();
const minor = z.int();
const currency = z.enum(currencyCodes);

/** Rule: docs/booking.md, "Reconciliation". */
export const booksCalls = {
  /** Compares nights, bookings and payments of the hotel with each other and with its providers. */
  'Books/Compare': read(
    z.strictObject({}),
    z.strictObject({
      properties: count,
      nights: count,
      extraDays: count,
      promotions: count,
      vouchers: count,
      tables: count,
      bookings: count,
      invoiced: z
        .array(z.strictObject({ currency, bookings: count, invoicedMinor: minor, owedMinor: minor }))
        .readonly(),
      payments: count,
      /** `unreachable`: at least one of them. */
      provider: z.enum(['compared', 'unreachable', 'none']),
      providerRecords: count,
      inFlight: count,
      /** Undecided for more than five minutes, a line each. */
      open: z.array(z.string()).readonly(),
      sums: z
        .array(
          z.strictObject({
            currency,
            paidHereMinor: minor,
            paidThereMinor: minor,
            refundedHereMinor: minor,
            refundedThereMinor: minor,
          }),
        )
        .readonly(),
      /** What does not agree. */
      drift: z
        .array(
          z.strictObject({
            kind: z.enum(keysOf(driftWords)),
            about: z.string(),
            found: z.string(),
            expected: z.string(),
          }),
        )
        .readonly(),
    }),
  ),
} as const;
