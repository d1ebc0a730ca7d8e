import { currencyCodes } from '@portico/domain/money/currency';
import * as z from 'zod';
import { money, read } from '../desk-call.ts';
import { deskBooking } from './parts/desk-booking.ts';

const minor = z.int();

const cancelTakes = z.strictObject({
  number: z.string(),
  /** Null: every room that stands. */
  roomNumber: z.int().min(1).max(50).nullable(),
  reason: z.string().trim().max(500).nullable(),
});

const cancelAnswers = z.strictObject({
  number: z.string(),
  /** Whether no room stands any more. */
  isWhole: z.boolean(),
  rooms: z.array(z.int()).readonly(),
  currency: z.enum(currencyCodes),
  costMinor: minor,
  refunds: z
    .array(
      z.strictObject({ card: z.strictObject({ name: z.string(), last4: z.string() }).nullable(), minor }),
    )
    .readonly(),
  voucherMinor: minor,
  owedMinor: minor,
});

export const bookingCalls = {
  /** A booking by its number, typed in any case. */
  'Booking/Read': read(z.strictObject({ number: z.string().max(40) }), deskBooking),
  'Booking/PreviewCancel': read(cancelTakes, cancelAnswers),
  'Booking/Cancel': money(cancelTakes, cancelAnswers),
} as const;
