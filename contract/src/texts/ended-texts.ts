import type { Ended } from '../refusal.ts';
import { knownRefusal, type RefusalCode } from '../refusals.ts';

/** The outcome of a booking that was not made. */
export interface EndedBooking {
  /** From Status: why it failed. */
  readonly code: RefusalCode | null;
  /** From Status: the words for that. */
  readonly message: string | null;
  /** The refund as text; null: nothing was charged. */
  readonly refund: { readonly sum: string; readonly isDone: boolean } | null;
}

export interface EndedText {
  readonly heading: string;
  /** What happened to the booking and the money. */
  readonly words: string;
}

/** The same on the booking's own page and on the search to which the guest returns. */
export function endedText({ code, message, refund }: EndedBooking): EndedText {
  const { heading, words = message } = endedBy(code);
  if (refund === null) return { heading, words: words ?? 'Nothing has been charged.' };
  const { sum, isDone } = refund;
  return {
    heading,
    words: isDone
      ? `${sum} was taken and has been given back in full. Your bank decides when it shows on your statement.`
      : `${sum} was taken and is being given back in full. We e-mail you as soon as that is done.`,
  };
}

function endedBy(code: RefusalCode | null): Ended {
  const refusal = knownRefusal(code);
  return (refusal?.status === 200 && refusal.ended) || { heading: 'This booking was not made' };
}
