import type { DeskVoucher } from '@portico/contract/desk/calls/voucher-calls';
import { giftVoucherPartSchema } from '@portico/contract/property-file/gift-vouchers-part';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { command, done, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { typedMinor } from './typed-money.ts';
import { withHotel } from './with-hotel.ts';
import { operate, withOperation, wordsOf } from './with-operation.ts';

/** The limit of a property file. */
const MOST = 10_000_000;
const MOST_LISTED = 10_000;
const { code: codeOfFile } = giftVoucherPartSchema.shape;
const code = {
  placeholder: 'CODE',
  means: 'the code that is spent; made at random where it is left out',
  expected: '6 to 50 letters, digits or hyphens',
  read: (typed: string) => codeOfFile.safeParse(typed).data,
};

export const issueVoucherCommand = command({
  name: 'voucher issue',
  does: [
    'Issues a gift voucher and prints its code: whoever has it may spend it.',
    'No mail is sent. Imports leave it as it is.',
  ],
  options: {
    property,
    amount: required(value.text('AMOUNT', 'what it is worth, in the hotel’s currency: 50 or 50.50')),
    validUntil: optional(value.date('the last day on which it may be spent; left out: any')),
    code: optional(code),
  },
  answers: z.strictObject({
    code: z.string(),
    amountMinor: z.int(),
    currency: z.string(),
    validUntil: z.string().nullable(),
  }),
  run: ({ amount, validUntil = null, code = null, ...named }, setting) =>
    withHotel(named, setting, async (hotel, database) => {
      const { currency } = hotel;
      const minor = Number(amount) > MOST ? undefined : typedMinor(amount, currency);
      if (minor === undefined)
        return refusedFor(`${amount} is no sum in ${currency}: 50 and 50.50 are some.`);
      return operate(
        { setting, hotel, database },
        'Vouchers/Issue',
        { minor, validUntil, code, recipient: null },
        {
          tell: ({ code: issued, amountMinor }) => {
            const until = validUntil === null ? '' : `, valid until ${validUntil}`;
            const answer = { code: issued, amountMinor, currency, validUntil };
            return done([`${issued}: ${moneyText({ minor, currency })}${until}.`], answer);
          },
          why: (refusal) =>
            refusal.code === 'desk.voucher-over'
              ? [`--valid-until is ${validUntil}, which is over: today is ${refusal.facts.today}.`]
              : wordsOf(refusal, hotel),
        },
      );
    }),
});

export const listVouchers = command({
  name: 'voucher list',
  does: [
    'Gift vouchers with what is left of each, those that are over among them.',
    `At most ${MOST_LISTED.toLocaleString('en-GB')}, by code.`,
  ],
  options: { property },
  answers: z.strictObject({
    vouchers: z.array(
      z.strictObject({
        code: z.string(),
        kind: z.string(),
        amountMinor: z.int(),
        leftMinor: z.int(),
        currency: z.string(),
        validUntil: z.string().nullable(),
        issuedByCommand: z.boolean(),
      }),
    ),
    isWhole: z.boolean(),
  }),
  run: ({ property: named }, setting) =>
    withOperation(
      setting,
      named,
      'Vouchers/List',
      { code: '', limit: MOST_LISTED },
      ({ vouchers, isWhole }) =>
        done(
          [
            ...(vouchers.length === 0 ? ['There is no gift voucher.'] : vouchers.map(voucherLine)),
            ...(isWhole ? [] : [`There are more than ${vouchers.length}.`]),
          ],
          {
            vouchers: vouchers.map(
              ({ code, kind, amountMinor, leftMinor, currency, validUntil, isIssuedHere }) => ({
                ...{ code, kind, amountMinor, leftMinor, currency, validUntil },
                issuedByCommand: isIssuedHere,
              }),
            ),
            isWhole,
          },
        ),
    ),
});

function voucherLine({ code, kind, currency, validUntil, ...voucher }: DeskVoucher): string {
  const money = (minor: number) => moneyText({ minor, currency });
  const until = validUntil === null ? '' : `, until ${validUntil}`;
  const by = voucher.isIssuedHere ? ', issued by the hotel' : '';
  const worth =
    kind === 'experience'
      ? 'an experience'
      : `${money(voucher.leftMinor)} of ${money(voucher.amountMinor)} left`;
  return `${code}  ${worth}${until}${by}`;
}
