import type { ApiError } from '../../lib/api-error.ts';

/** The texts while a press is in progress. */
export interface ProgressTexts {
  /** A form without payment, a change of a booking, or a payment: they look different. */
  readonly of: 'form' | 'change' | 'payment';
  /** At once; when money may move, in the button's words. */
  readonly acting: string;
  /** After 5 s: “Still with your bank. Do not pay again.” */
  readonly slow: string;
  /** There was no answer, and it is retried. */
  readonly retrying: string;
  /** After 15 s, before whom to ask. */
  readonly late: string;
}

const late = 'This takes longer than it should.';
const retrying = 'We have not heard back yet and are asking again. Please wait';

/** After “We are” and “Still”. */
const doings = {
  account: 'sending this',
  cancelling: 'cancelling',
  login: 'logging you in',
  lookup: 'looking for your booking',
  message: 'sending your message',
  save: 'saving your changes',
  table: 'booking your table',
} as const;

export function formProgress(act: keyof typeof doings): ProgressTexts {
  return {
    of: 'form',
    acting: `We are ${doings[act]}`,
    slow: `Still ${doings[act]}. Please wait.`,
    retrying: 'Still trying to reach us. Please wait.',
    late: `${late} You can also ask us:`,
  };
}

/** `isPaid`: money is taken. */
export function changeProgress(acting: string, isPaid: boolean): ProgressTexts {
  return {
    of: 'change',
    acting,
    slow: isPaid ? withBank : 'Still saving. Please wait.',
    retrying: `${retrying}: ${isPaid ? 'you are charged once at most.' : 'it is changed once at most.'}`,
    late: `${late} Please leave this page open. You can also call us:`,
  };
}

/** `once`: why a retry is harmless, such as “your card is charged once at most.” */
export function paymentProgress(acting: string, slow: string, once: string): ProgressTexts {
  return {
    of: 'payment',
    acting,
    slow,
    retrying: `${retrying} and do not pay again: ${once}`,
    late: `${late} Please leave this page open, and do not pay again anywhere else. You can also ask us:`,
  };
}

/** The bank has the card. */
export const withBank = 'Still with your bank. Do not pay again.';

/** For an action without an answer: what may have happened, and what to do next. */
interface UnansweredTexts {
  readonly message: string;
  readonly advice: string;
}

const noAnswer = 'We did not hear back.';

export const unansweredTexts = {
  booking: {
    message: noAnswer,
    advice:
      'Your booking may have gone through, so do not pay again anywhere else. Pressing the button asks about this same booking; it is charged once at most.',
  },
  payment: {
    message: noAnswer,
    advice:
      'Your payment may have gone through, so do not pay again anywhere else. Pressing the button asks about this same payment; you are charged once at most.',
  },
  change: {
    message: noAnswer,
    advice:
      'Your change may have gone through. Pressing the button asks about this same change: it is made once, and charged once at most.',
  },
  checkIn: {
    message: noAnswer,
    advice:
      'It may have been saved. Pressing the button asks about this same check-in: it is made once, and charged once at most.',
  },
  message: {
    message: 'We do not know whether your message has arrived.',
    advice:
      'Everything you typed is kept. Send it again when you are online: it is sent only once. Or call us.',
  },
  table: {
    message: 'We do not know whether your table is booked.',
    advice:
      'Everything you typed is kept. Press the button again when you are online: the table is booked only once. Or call us.',
  },
} as const satisfies Readonly<Record<string, UnansweredTexts>>;

/** For a lost answer; a server's own message takes precedence. */
export function unansweredText(act: keyof typeof unansweredTexts, error: ApiError): UnansweredTexts {
  const words = unansweredTexts[act];
  return error.refusalCode === null ? words : { ...words, message: error.message };
}

/** For a failed request, when the server sends no message. */
export const failedTexts = {
  booking: 'Failed to create booking',
  change: 'Failed to save Reservation',
  card: 'We could not save this card.',
  confirmationMail: 'We could not send the mail.',
  message: 'Your message was not sent.',
  callingOff: 'We could not call the change off: its payment may be under way. Please try again in a moment.',
  tableCancelling: 'We do not know whether your table is cancelled.',
  wayOut: 'We could not end this payment just now.',
} as const;
