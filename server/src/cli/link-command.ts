import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import { providerWays } from '@portico/contract/providers/provider-ways';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
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
import { commandPayments } from './command-payments.ts';
import { linkSetting } from './command-secrets.ts';
import type { CommandSetting } from './command-setting.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { number, optional, property, required, value } from './command-option.ts';
import { typedMinor } from './typed-money.ts';
import { withHotel, withReservation } from './with-hotel.ts';

const answers = z.strictObject({ payment: z.string(), url: z.string() });
type Link = z.input<typeof answers>;

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
  answers,
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

/** Rule: docs/payments.md, "Pay by link". */
export const linkStoreCard = command({
  name: 'link store-card',
  does: [
    'Prints a link by which a guest leaves a card for a booking. Nothing is charged.',
    'Later parts of the price are charged to it. It works until a card is left or it is revoked.',
  ],
  options: { property, number },
  answers,
  run: (named, setting) =>
    withReservation<Link>(named, setting, async ({ hotel, reservation }, database) => {
      const { status, referenceNumber, reservationId } = reservation;
      if (status !== 'confirmed') return refusedFor(`${referenceNumber} is ${status}: no card is needed.`);
      const why = await whyNoCards(hotel, setting);
      if (why !== undefined) return refusedFor(why);
      return make(setting, hotel, database, {
        number: referenceNumber,
        action: 'store-card',
        reservationId,
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

/** Undefined if a provider stores cards for the hotel. */
async function whyNoCards(hotel: Hotel, { environment }: CommandSetting): Promise<string | undefined> {
  const way = toPaymentTypes(hotel.definition).find(isProviderWay);
  if (way !== undefined)
    return `${providerWays[way].name} takes this hotel’s payments, and it keeps no card without charging it.`;
  const { providers, hasSandbox } = await commandPayments(environment);
  const provider = providers.forMethod(hotel, 'store-card');
  const keeps = provider === undefined ? hasSandbox : provider.cards !== 'none';
  return keeps ? undefined : 'Nobody keeps cards for this hotel: no provider of cards is configured.';
}

async function make(
  setting: CommandSetting,
  hotel: Hotel,
  { kysely }: Database,
  requested: Requested,
): Promise<CommandResult<Link>> {
  const { secrets, publicUrl } = linkSetting(setting);
  if (secrets === undefined)
    return refusedFor('SECRET is not set: a link is signed with what the server has.');
  const { request, path } = await makePayLink(kysely, hotel, secrets, requested, setting.clock.now());
  const url = publicUrl + path;
  const { paymentId: payment } = request;
  const lines = [
    url,
    `To revoke it: npm run hotel -- link revoke --property ${hotel.definition.property.code} --payment ${payment}`,
  ];
  return done(lines, { payment, url });
}
