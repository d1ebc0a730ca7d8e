import type { RefusalCode } from '../errors.ts';

/** What became of a booking that is none. */
export interface EndedBooking {
  /** Of Status: why it came to nothing. */
  readonly code: RefusalCode | null;
  /** The words of Status for that. */
  readonly message: string | null;
  /** What was taken and is given back, as text; null: nothing was taken. */
  readonly refund: { readonly sum: string; readonly isDone: boolean } | null;
}

export interface EndedText {
  readonly heading: string;
  /** What became of the booking and of the money. */
  readonly words: string;
}

const headings: Partial<Record<RefusalCode, string>> = {
  'payment.declined': 'Your payment was declined',
  'payment.expired': 'The time to pay is up',
  'payment.abandoned': 'You ended this booking',
  'booking.too-many-held': 'This booking was not made',
  'payment.given-back': 'Your booking could not be made',
};

/** Where the words of Status would say the heading again. */
const afterHeading: Partial<Record<RefusalCode, string>> = {
  'payment.expired': 'The payment was not finished by then. Nothing has been charged.',
  'payment.abandoned': 'It was not paid. Nothing has been charged.',
};

/** Said alike on the booking's own page and on the search to which its guest comes back. */
export function endedText({ code, message, refund }: EndedBooking): EndedText {
  const heading = (code && headings[code]) ?? 'This booking was not made';
  if (refund === null) {
    return { heading, words: (code && afterHeading[code]) ?? message ?? 'Nothing has been charged.' };
  }
  const { sum, isDone } = refund;
  return {
    heading,
    words: isDone
      ? `${sum} was taken from your card and has been given back in full. Your bank decides when it shows on your statement.`
      : `${sum} was taken from your card and is being given back in full. We write to you as soon as that is done.`,
  };
}
