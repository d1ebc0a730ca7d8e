import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { paymentTypeNumbers } from './payment-types.ts';

const names = keysOf(paymentTypeNumbers);

/** How a booking is paid, by the specification's number. Rule: docs/payments.md. */
export const wirePaymentType = z
  .int()
  .min(0)
  .max(5)
  .meta({
    enum: names.map((name) => paymentTypeNumbers[name]),
    'x-enum-varnames': names,
    description: `How it is paid: ${names.map((name) => `${paymentTypeNumbers[name]} ${name}`).join(', ')}`,
  });
