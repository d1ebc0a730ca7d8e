import { answered, type Refusal } from './refusal.ts';
import { payByLinkTexts, paymentUnderWayText } from './texts/pay-by-link-texts.ts';

/** Why a payment or card requested by link is refused. Rules: docs/payments.md, "Pay by link". */
export const payByLinkRefusals = {
  'invoice.nothing-outstanding': answered(payByLinkTexts.nothingOutstanding),
  'invoice.amount-changed': answered(
    'The sum to pay has changed since you opened this page. Nothing has been charged; please look at the new sum.',
  ),
  'invoice.payment-under-way': answered(
    `${paymentUnderWayText.title} Nothing more has been charged; please look again in a few minutes.`,
  ),
  'invoice.given-back': answered(
    'Your payment could not be taken for this invoice. What was taken is being given back in full.',
  ),
  'invoice.cannot-be-paid': answered(
    'We cannot take this here just now. Nothing has been charged; please write to us or call us.',
  ),
  'card.under-way': answered(
    'A card is being kept for this booking at this moment. Please look again in a few minutes.',
  ),
  'card.not-needed': answered(
    'There is nothing left to do here: no card is needed for this booking any more.',
  ),
  'card.declined': answered(
    'The bank declined this card. Nothing has been charged and it is not kept; please try another card.',
  ),
  'transaction.unknown': { status: 400, words: () => payByLinkTexts.failed },
  'transaction.not-finished': {
    status: 400,
    words: () => 'This payment is not finished yet. Please wait; do not pay again.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;
