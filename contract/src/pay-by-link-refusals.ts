import type { Refusal } from './refusal.ts';
import { payByLinkTexts, paymentUnderWayText } from './texts/pay-by-link-texts.ts';

/** Why a payment, or a card, that a link of the hotel's asks for is not taken. Rules: docs/payments.md, "Pay by link". */
export const payByLinkRefusals = {
  'invoice.nothing-outstanding': {
    status: 200,
    noCheckout: true,
    words: () => payByLinkTexts.nothingOutstanding,
  },
  'invoice.amount-changed': {
    status: 200,
    noCheckout: true,
    words: () =>
      'The sum to pay has changed since you opened this page. Nothing has been charged; please look at the new sum.',
  },
  'invoice.payment-under-way': {
    status: 200,
    noCheckout: true,
    words: () =>
      `${paymentUnderWayText.title} Nothing more has been charged; please look again in a few minutes.`,
  },
  'invoice.given-back': {
    status: 200,
    noCheckout: true,
    words: () =>
      'Your payment could not be taken for this invoice. What was taken is being given back in full.',
  },
  'invoice.cannot-be-paid': {
    status: 200,
    noCheckout: true,
    words: () =>
      'We cannot take this here just now. Nothing has been charged; please write to us or call us.',
  },
  'card.under-way': {
    status: 200,
    noCheckout: true,
    words: () => 'A card is being kept for this booking at this moment. Please look again in a few minutes.',
  },
  'card.not-needed': {
    status: 200,
    noCheckout: true,
    words: () => 'There is nothing left to do here: no card is needed for this booking any more.',
  },
  'card.declined': {
    status: 200,
    noCheckout: true,
    words: () =>
      'The bank declined this card. Nothing has been charged and it is not kept; please try another card.',
  },
  'transaction.unknown': { status: 400, words: () => payByLinkTexts.failed },
  'transaction.not-finished': {
    status: 400,
    words: () => 'This payment is not finished yet. Please wait; do not pay again.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
