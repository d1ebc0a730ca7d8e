import * as z from 'zod';
import { command, done, refusedFor } from './command.ts';
import { optional, property, required, value } from './command-option.ts';
import { typedMinor } from './typed-money.ts';
import { linkAnswers, printedLink, whyNoLink, type Link } from './printed-link.ts';
import { withHotel } from './with-hotel.ts';
import { operate, withOperation } from './with-operation.ts';

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
      const { amount } = named;
      const minor = amount === undefined ? null : typedMinor(amount, hotel.currency);
      if (minor === undefined) return refusedFor(`${amount} is no sum in ${hotel.currency}: 10.50 is one.`);
      return operate(
        { setting, hotel, database },
        'Invoices/PayLink',
        { number: named.invoice, minor },
        {
          tell: ({ paymentId, url }) => printedLink(hotel, paymentId, url),
          why: (refusal) => whyNoLink(refusal, hotel),
        },
      );
    }),
});

/** Links already sent stop working. */
export const linkRevoke = command({
  name: 'link revoke',
  does: ['Lets a link to pay or to leave a card open nothing any more.'],
  options: { property, payment: required(value.text('ID', 'as it was printed with the link')) },
  answers: z.strictObject({ payment: z.string() }),
  run: (named, setting) =>
    withOperation(
      setting,
      named.property,
      'Invoices/RevokeLink',
      { paymentId: named.payment },
      ({ paymentId }) =>
        done(['The link opens nothing now. A payment that was begun by it goes on.'], { payment: paymentId }),
    ),
});
