import { command } from './command.ts';
import { number, property } from './command-option.ts';
import { linkAnswers, printedLink, whyNoLink, type Link } from './printed-link.ts';
import { withOperation } from './with-operation.ts';

/** Rule: docs/payments.md, "Pay by link". */
export const linkStoreCard = command({
  name: 'link store-card',
  does: [
    'Prints a link by which a guest leaves a card for a booking. Nothing is charged.',
    'Later parts of the price are charged to it. It works until a card is left or it is revoked.',
  ],
  options: { property, number },
  answers: linkAnswers,
  run: (named, setting) =>
    withOperation<'Booking/StoreCardLink', Link>(
      setting,
      named.property,
      'Booking/StoreCardLink',
      { number: named.number, isMailed: false },
      ({ paymentId, url }, hotel) => printedLink(hotel, paymentId, url),
      whyNoLink,
    ),
});
