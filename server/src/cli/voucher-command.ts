import { giftVoucherPartSchema } from '@portico/contract/property-file/gift-vouchers-part';
import * as z from 'zod';
import { dateAt } from '../hotel/date-at.ts';
import { issueVoucher } from '../property-file/issue-voucher.ts';
import { standingVouchers, type StandingVoucher } from '../property-file/voucher-row.store.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { command, done, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { typedMinor } from './typed-money.ts';
import { withHotel } from './with-hotel.ts';

/** The limit of a property file. */
const MOST = 10_000_000;
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
  run: ({ amount, validUntil = null, code, ...named }, { clock, ...setting }) =>
    withHotel(named, { clock, ...setting }, async (hotel, database) => {
      const { propertyId, currency, definition } = hotel;
      if (definition.settings.giftVouchers === undefined)
        return refusedFor(
          `${named.property} takes no gift vouchers: its property file names none in settings.giftVouchers.`,
        );
      const minor = Number(amount) > MOST ? undefined : typedMinor(amount, currency);
      if (minor === undefined)
        return refusedFor(`${amount} is no sum in ${currency}: 50 and 50.50 are some.`);
      const today = dateAt(hotel, clock.now());
      if (validUntil !== null && validUntil < today)
        return refusedFor(`--valid-until is ${validUntil}, which is over: today is ${today}.`);
      const issued = await issueVoucher(database, { propertyId, code, minor, validUntil }, clock);
      if (!issued.ok)
        return refusedFor(
          issued.refusal.code === 'voucher.exists'
            ? `There is a voucher of the code ${code} already.`
            : `An import or another command is working on ${named.property}. Try again when it has ended.`,
        );
      const voucher = { ...issued.value, code: issued.value.code.toUpperCase() };
      const until = validUntil === null ? '' : `, valid until ${validUntil}`;
      return done([`${voucher.code}: ${moneyText({ minor, currency })}${until}.`], {
        code: voucher.code,
        amountMinor: minor,
        currency,
        validUntil,
      });
    }),
});

export const listVouchers = command({
  name: 'voucher list',
  does: ['Gift vouchers with what is left of each, those that are over among them.'],
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
  }),
  run: (named, setting) =>
    withHotel(named, setting, async ({ propertyId }, { kysely }) => {
      const standing = await standingVouchers(kysely, propertyId);
      const vouchers = standing.map(({ code, kind, currency, validUntil, ...voucher }) => ({
        code: code.toUpperCase(),
        kind,
        amountMinor: voucher.initialMinor,
        leftMinor: voucher.initialMinor - voucher.spentMinor,
        currency,
        validUntil,
        issuedByCommand: voucher.revision > 0,
      }));
      const lines = standing.map(voucherLine);
      return done(lines.length > 0 ? lines : ['There is no gift voucher.'], { vouchers });
    }),
});

function voucherLine({
  code,
  kind,
  currency,
  initialMinor,
  spentMinor,
  ...voucher
}: StandingVoucher): string {
  const money = (minor: number) => moneyText({ minor, currency });
  const until = voucher.validUntil === null ? '' : `, until ${voucher.validUntil}`;
  const by = voucher.revision > 0 ? ', issued by command' : '';
  const worth =
    kind === 'experience'
      ? 'an experience'
      : `${money(initialMinor - spentMinor)} of ${money(initialMinor)} left`;
  return `${code.toUpperCase()}  ${worth}${until}${by}`;
}
