import { paymentTypeOf } from '@portico/contract/calls/payment-types';
import { isInvoice } from '@portico/domain/payment/on-invoice';
import type { FollowedTexts } from '../../shared/booked/following/followed-texts.ts';
import { hasCardForm } from '../../shared/hotel/has-card-form.ts';
import type { Hotel } from '../../shared/hotel/hotel.ts';

/** The status page's texts, by where the hotel's guests pay. */
interface StatusTexts extends FollowedTexts {
  /** Ends the payment and leads back to the checkout. */
  readonly otherWay: string;
  readonly aboutWays: string;
}

const always = {
  title: 'Booking under way',
  heading: 'Your booking is being made',
  late: 'This takes longer than it should. Your booking is safe with its number; you can also ask us:',
} as const;

const atTheBank: Omit<StatusTexts, 'held'> = {
  ...always,
  waiting:
    'Please wait and do not pay again. This page goes on by itself as soon as the bank has answered, and you may reload it.',
  atProvider:
    'Your bank asks you to confirm the payment. Please answer it and do not pay again: until you have, nothing is charged and your booking waits.',
  provider: 'your bank',
  goOn: 'Go to your bank',
  otherWay: 'Use another card',
  aboutWays: 'Another card or a cancellation ends this payment first: nothing is charged for it any more.',
};

const onItsPage: Omit<StatusTexts, 'held'> = {
  ...always,
  waiting:
    'Please wait and do not pay again. This page goes on by itself as soon as we know that it was paid, and you may reload it.',
  atProvider:
    'Your booking waits for you on the payment page. Go on there, and do not pay again elsewhere: until you are done, nothing is charged.',
  provider: 'our payment provider',
  goOn: 'Go on to the payment page',
  otherWay: 'Back to the checkout',
  aboutWays:
    'Going back or cancelling ends this payment. If its page is still open anywhere, please do not pay there.',
};

export function statusTexts(hotel: Hotel, roomCount: number): StatusTexts {
  const { singular, plural } = hotel.unit;
  return {
    ...(hasCardForm(hotel) ? atTheBank : onItsPage),
    ...(!hasCardForm(hotel) && takesInvoices(hotel) && { otherWay: 'Pay another way' }),
    held: roomCount < 2 ? `Your ${singular} is` : `Your ${plural} are`,
  };
}

/** Whether there is another method than online, though not for every booking. */
function takesInvoices({ property }: Hotel): boolean {
  return property.PaymentTypes.some((number) => isInvoice(paymentTypeOf(number) ?? null));
}
