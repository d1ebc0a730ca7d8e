import { currencyCodes } from '@portico/domain/money/currency';
import { emailIssues } from '@portico/domain/people/email';
import * as z from 'zod';
import { wireDate, wireDateOut, wireEmail, wireText } from '../../calls/wire-parts.ts';
import { giftVoucherPartSchema } from '../../property-file/gift-vouchers-part.ts';
import { access, read } from '../desk-call.ts';

const minor = z.int();
const { code, kind } = giftVoucherPartSchema.shape;

/** Whoever has its code may spend it. */
const voucher = z.strictObject({
  /** In upper case. */
  code: z.string(),
  kind,
  amountMinor: minor,
  leftMinor: minor,
  currency: z.enum(currencyCodes),
  /** The last day on which it may be spent; null: any. */
  validUntil: wireDateOut.nullable(),
  /** False: the property file has it. */
  isIssuedHere: z.boolean(),
  /** Null: nobody is named. Empty texts were not given. */
  recipient: z.strictObject({ name: z.string(), email: z.string(), message: z.string() }).nullable(),
});
export type DeskVoucher = z.input<typeof voucher>;

const recipient = z
  .strictObject({
    /** These texts may be empty. */
    name: wireText(100),
    email: wireEmail,
    /** Of the giver. */
    message: wireText(1_000),
    /** Whether they are mailed the code. */
    isMailed: z.boolean(),
  })
  .refine(({ email, isMailed }) => emailIssues(email, isMailed).length === 0, {
    path: ['email'],
    message: 'Expected an e-mail address',
  });

export const voucherCalls = {
  /** Gift vouchers by code, those that are over among them. */
  'Vouchers/List': read(
    z.strictObject({
      /** Part of the code, in any case; empty: any. */
      code: z.string().trim().max(50),
      limit: z.int().min(1).max(10_000),
    }),
    z.strictObject({
      /** Whether guests of this hotel can spend one. */
      areTaken: z.boolean(),
      vouchers: z.array(voucher).readonly(),
      /** False: there are more. */
      isWhole: z.boolean(),
    }),
  ),
  /** Issues one of money; `code` null: made at random. */
  'Vouchers/Issue': access(
    z.strictObject({
      minor: z.int().min(1).max(1_000_000_000),
      validUntil: wireDate.nullable(),
      code: code.nullable(),
      recipient: recipient.nullable().default(null),
    }),
    voucher,
  ),
} as const;
