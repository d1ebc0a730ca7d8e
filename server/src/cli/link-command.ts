import { branded } from '@portico/contract/branded';
import type { PayRequestId } from '@portico/domain/ids';
import * as z from 'zod';
import { readInvoice } from '../payments/invoice/invoice.store.ts';
import { makePayLink, type Requested } from '../payments/invoice/make-pay-link.ts';
import { readOutstanding } from '../payments/invoice/read-outstanding.ts';
import { revokePaymentRequest } from '../payments/by-link/payment-request.store.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import { linkSetting } from './command-secrets.ts';
import type { CommandSetting } from './command-setting.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { typedMinor } from './typed-money.ts';
import { linkAnswers, NO_SECRET, printedLink, type Link } from './printed-link.ts';
import { withHotel } from './with-hotel.ts';

/** Rule: docs/payments.md, "Pay by link". */
export const linkPay = command({
  name: 'link pay',
  does: [
    'Prints a link by which an invoice is paid, all that is left of it or a part.',
    'It works until it is paid or revoked. Send it to nobody but the payer.',
  ],
  options: {
    property,
    invoice: required(value.text('NUMBER', 'the invoice, by its number')),
    amount: optional(value.text('AMOUNT', 'a part of it, 10.50; default: all that remains')),
  },
  answers: linkAnswers,
  run: (named, setting) =>
    withHotel<Link>(named, setting, async (hotel, database) => {
      const { kysely } = database;
      const { currency } = hotel;
      const invoice = await readInvoice(kysely, hotel.propertyId, { number: named.invoice });
      if (invoice === undefined)
        return refusedFor(`This hotel has no invoice of the number ${named.invoice}.`);
      const left = await readOutstanding(kysely, invoice);
      if (left === 0) return refusedFor('There is no outstanding balance to pay on this invoice.');
      const { amount } = named;
      const amountMinor = amount === undefined ? null : typedMinor(amount, currency);
      if (amountMinor === undefined) return refusedFor(`${amount} is no sum in ${currency}: 10.50 is one.`);
      if (amountMinor !== null && amountMinor > left)
        return refusedFor(`${moneyText({ minor: left, currency })} is left to pay; ${amount} is more.`);
      const { invoiceId } = invoice;
      return make(setting, hotel, database, {
        number: invoice.number,
        action: 'pay',
        invoiceId,
        amountMinor,
      });
    }),
});

/** Links already sent stop working. */
export const linkRevoke = command({
  name: 'link revoke',
  does: ['Lets a link to pay or to leave a card open nothing any more.'],
  options: { property, payment: required(value.text('ID', 'as it was printed with the link')) },
  answers: z.strictObject({ payment: z.string() }),
  run: (named, setting) =>
    withHotel(named, setting, async (hotel, { kysely }) => {
      const paymentId = branded<PayRequestId>(z.uuid()).safeParse(named.payment).data;
      const key = paymentId && { propertyId: hotel.propertyId, paymentId };
      if (key === undefined || !(await revokePaymentRequest(kysely, key, setting.clock.now())))
        return refusedFor(`This hotel has no link of the payment ${named.payment} that works.`);
      return done(['The link opens nothing now. A payment that was begun by it goes on.'], {
        payment: named.payment,
      });
    }),
});

async function make(
  setting: CommandSetting,
  hotel: Hotel,
  { kysely }: Database,
  requested: Requested,
): Promise<CommandResult<Link>> {
  const { secrets, publicUrl } = linkSetting(setting);
  if (secrets === undefined) return refusedFor(NO_SECRET);
  const { request, path } = await makePayLink(kysely, hotel, secrets, requested, setting.clock.now());
  return printedLink(hotel, request.paymentId, publicUrl + path);
}
