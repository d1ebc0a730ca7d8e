import type { FollowedTexts } from '../../parts/following/followed-texts.ts';

/** What the status page says beside what the bank, or the payment page, is asked about. */
interface FollowedPaymentTexts extends FollowedTexts {
  /** Ends the payment. */
  readonly wayOut: string;
  readonly aboutWay: string;
}

interface Facts {
  readonly isPayment: boolean;
  /** On this server's page; else on the provider's. */
  readonly isTypedHere: boolean;
  /** This tab can try it again. */
  readonly isKept: boolean;
}

/** Of a payment, or of a card that is to be kept. */
export function followedPaymentTexts({ isPayment, isTypedHere, isKept }: Facts): FollowedPaymentTexts {
  const again = isTypedHere ? 'Use another card' : 'Back to the form';
  const charged = isPayment ? 'until you have, nothing is charged.' : 'nothing is charged either way.';
  return {
    title: isPayment ? 'Payment under way' : 'Card under way',
    heading: isPayment ? 'Your payment is being made' : 'Your card is being kept',
    waiting: `Please wait and do not pay again. This page goes on by itself as soon as ${isTypedHere ? 'the bank has answered' : 'we know how it ended'}, and you may reload it.`,
    atProvider: isTypedHere
      ? `Your bank asks you to confirm. Please answer it and do not pay again: ${charged}`
      : `The payment page waits for you. Go on there, and do not pay again elsewhere: ${charged}`,
    late: 'This takes longer than it should. You are charged once at most; you can also ask us:',
    provider: isTypedHere ? 'your bank' : 'our payment provider',
    goOn: isTypedHere ? 'Go to your bank' : 'Go on to the payment page',
    held: 'It is',
    wayOut: isKept ? again : 'End this payment',
    aboutWay: 'That ends this payment first: nothing is charged for it any more.',
  };
}
