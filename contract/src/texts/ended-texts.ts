import type { Ended } from '../refusal.ts';
import { knownRefusal, type RefusalCode } from '../refusals.ts';

/** What became of a booking that is none. */
export interface EndedBooking {
  /** Of Status: why it came to nothing. */
  readonly code: RefusalCode | null;
  /** The words of Status for that. */
  readonly message: string | null;
  /** What was taken and is refunded, as text; null: nothing was taken. */
  readonly refund: { readonly sum: string; readonly isDone: boolean } | null;
}

export interface EndedText {
  readonly heading: string;
  /** What became of the booking and of the money. */
  readonly words: string;
}

/** Said alike on the booking's own page and on the search to which its guest comes back. */
export function endedText({ code, message, refund }: EndedBooking): EndedText {
  const { heading, words = message } = endedBy(code);
  if (refund === null) return { heading, words: words ?? 'Nothing has been charged.' };
  const { sum, isDone } = refund;
  return {
    heading,
    words: isDone
      ? `${sum} was taken and has been given back in full. Your bank decides when it shows on your statement.`
      : `${sum} was taken and is being given back in full. We write to you as soon as that is done.`,
  };
}

function endedBy(code: RefusalCode | null): Ended {
  const refusal = knownRefusal(code);
  return (refusal?.status === 200 && refusal.ended) || { heading: 'This booking was not made' };
}
