import { keysOf } from '@portico/domain/record';
import { accountRefusals } from './account-refusals.ts';
import { linkRefusals } from './link-refusals.ts';
import { payByLinkRefusals } from './pay-by-link-refusals.ts';
import { changeRefusals } from './change-refusals.ts';
import { answered, type AtCheckout, type Refusal } from './refusal.ts';
import { tableRefusals } from './table-refusals.ts';
import { guestMessage } from './texts/guest-messages.ts';
import { oneKeyTexts } from './texts/one-key-texts.ts';
import { extraUnavailable, noRoomAvailable, rateUnavailable } from './texts/unavailable-texts.ts';

export const typedTextStays = 'Everything you typed is kept.';

/** The checkout's default for a refusal. */
export const cardAgain = {
  place: 'payment',
  remedy: 'another-card',
  advice: 'Everything you typed is kept but the security code. Type it again, or use another card.',
} as const satisfies AtCheckout;

const otherRoom = {
  place: 'button',
  remedy: 'ask-again',
  advice: 'Nothing has been charged.',
  chooseAgain: 'rooms',
} as const satisfies AtCheckout;

const mayBeBooked = {
  advice:
    'If it has, our e-mail is on its way to you. If none has come in 20 minutes, press the button again: you are charged only if the earlier attempt failed. Or ask us.',
  needsContact: true,
} as const;

/**
 * Each refusal of the API: HTTP status, words, and what a checkout shows and does. A code is permanent once returned,
 * because an idempotency key returns its stored response.
 */
export const refusals = {
  'request.invalid': { status: 400, words: () => 'Some of what was sent is missing or not as expected.' },
  'request.unknown-path': { status: 404, words: () => 'Not found' },
  'request.wrong-method': { status: 405, words: () => 'This address is asked for in another way.' },
  'request.not-json': { status: 415, words: () => 'This call takes JSON only.' },
  'request.too-large': { status: 413, words: () => 'That is more than we can take at once.' },
  'request.too-slow': {
    status: 408,
    words: () => 'What was sent took too long to reach us. Nothing was booked; please try again.',
  },
  'request.too-many': {
    status: 429,
    words: () => 'That was a lot of requests. Please wait a moment and try again, or call us.',
  },
  'request.too-many-codes': {
    status: 429,
    words: () => 'Too many codes were tried that we do not know. Please try again later, or call us.',
  },
  'request.origin': { status: 403, words: () => 'This request did not come from our own pages.' },
  'server.defect': {
    status: 500,
    words: () => 'Something went wrong on our side. Nothing was lost; please try again.',
  },
  'server.busy': {
    status: 503,
    retryAfterS: 2,
    words: () =>
      'Many guests are booking at this moment. Nothing was lost; please try again in a few seconds.',
  },
  'connection.unknown': { status: 401, words: () => 'No connection has this user name and secret.' },
  'connection.may-not': { status: 403, words: () => 'The hotel does not let this connection do that.' },
  'property.unknown': { status: 404, words: () => 'We do not know this hotel.' },
  'where.unknown': { status: 404, words: () => 'This hotel does not describe how to find it.' },
  'room-type.unknown': { status: 404, words: ({ unit }) => `This hotel has no such ${unit.singular}.` },
  'group.unknown': { status: 404, words: () => 'We do not know this group of hotels.' },
  'reservation.unknown': { status: 404, words: () => 'We do not know this booking.' },
  'reservation.ended': {
    status: 410,
    words: () => 'This link ended 30 days after the stay. To ask about the booking, please contact us.',
  },
  'reservation.changed-meanwhile': answered(
    'This booking was changed while you were looking at it. Nothing of yours has been saved yet; please look at how it stands now.',
  ),
  ...changeRefusals,
  'stay.in-the-past': { status: 400, words: () => 'The day of arrival has passed.' },
  'stay.too-far': { status: 400, words: () => 'These dates are further ahead than we take bookings.' },
  'basket.no-room-left': {
    status: 200,
    words: noRoomAvailable,
    atCheckout: otherRoom,
  },
  'booking.too-many-held': {
    status: 200,
    words: ({ unit }) =>
      `Too many ${unit.plural} wait for a payment with this card. Nothing has been charged for this booking. Please finish or end the others, try again in 20 minutes, or call us.`,
    atCheckout: { ...cardAgain, needsContact: true },
    ended: { heading: 'This booking was not made' },
  },
  'booking.pay-now': {
    status: 200,
    words: ({ unit }) =>
      `Many ${unit.plural} of these nights are booked without being paid. Nothing has been booked or charged. Please choose a rate or a way to pay that pays now, or call us.`,
    atCheckout: { place: 'payment', remedy: 'none', advice: typedTextStays, needsContact: true },
  },
  'basket.too-many-rooms': { status: 400, words: ({ unit }) => guestMessage('too-many-rooms', unit) },
  'rate.unavailable': {
    status: 200,
    words: rateUnavailable,
    atCheckout: otherRoom,
  },
  'extra.unavailable': {
    status: 200,
    words: extraUnavailable,
    atCheckout: {
      place: 'button',
      remedy: 'ask-again',
      advice: 'Nothing has been charged. Press the button again to book what your stay says now.',
      chooseAgain: 'extras',
    },
  },
  'promotion.not-valid': {
    status: 200,
    words: () =>
      'This code is not valid for your stay. Nothing has been charged; please look at the price without it.',
    atCheckout: {
      place: 'button',
      remedy: 'drop-promotion',
      advice: 'We have taken the code off, and everything you typed is kept. The button says the new sum.',
    },
  },
  'voucher.not-valid': {
    status: 200,
    words: () =>
      'This voucher cannot be used. Nothing has been charged; please check its code, or go on without it.',
    atCheckout: {
      place: 'button',
      remedy: 'drop-voucher',
      advice: 'We have taken the voucher off, and everything you typed is kept. The button says the new sum.',
    },
  },
  'voucher.changed': {
    status: 200,
    words: () =>
      'Your gift voucher now pays another sum than you saw. Nothing has been charged; please look at what is left to pay.',
    atCheckout: {
      place: 'button',
      remedy: 'ask-again',
      advice: 'The price is as it was. The button says what is left to pay; press it again to book.',
    },
  },
  'same-day.closed': {
    status: 200,
    words: ({ unit }) => guestMessage('no-same-day', unit),
    atCheckout: {
      place: 'button',
      remedy: 'none',
      advice: `Nothing has been charged. ${typedTextStays} Choose a later arrival, or ask us.`,
      chooseAgain: 'rooms',
      needsContact: true,
    },
  },
  'quote.price-changed': {
    status: 200,
    words: () =>
      'The price has changed since you chose. Nothing has been charged; please look at the new price.',
    atCheckout: {
      place: 'button',
      remedy: 'ask-again',
      advice: 'The button says the new sum. Press it again to book at this price.',
    },
  },
  'payment.declined': {
    status: 200,
    words: ({ isPaidThere = false }) =>
      isPaidThere
        ? 'The payment was declined. Nothing has been charged; please try again or pay another way.'
        : 'The bank declined this card. Nothing has been charged; please try another card.',
    atCheckout: cardAgain,
    ended: { heading: 'Your payment was declined' },
  },
  'payment.card-unusable': {
    status: 200,
    words: () => 'This saved card can no longer be used. Nothing has been charged; please use another card.',
    atCheckout: { place: 'payment', remedy: 'none', advice: typedTextStays },
    ended: { heading: 'Your saved card can no longer be used' },
  },
  'payment.expired': {
    status: 200,
    words: () => 'The time to pay was up before the payment was finished. Nothing has been charged.',
    atCheckout: cardAgain,
    ended: {
      heading: 'The time to pay is up',
      words: 'The payment was not finished by then. Nothing has been charged.',
    },
  },
  'payment.abandoned': {
    status: 200,
    words: () => 'You ended this booking before it was paid. Nothing has been charged.',
    atCheckout: cardAgain,
    ended: { heading: 'You ended this booking', words: 'It was not paid. Nothing has been charged.' },
  },
  'payment.given-back': {
    status: 200,
    words: () => 'Your booking could not be made. What was taken is being given back in full.',
    atCheckout: cardAgain,
    ended: { heading: 'Your booking could not be made' },
  },
  'payment.type-not-offered': {
    status: 200,
    words: () => 'This way to pay is not offered for your booking.',
    atCheckout: cardAgain,
  },
  'payment.rates-do-not-mix': {
    status: 200,
    words: ({ unit }) =>
      `One ${unit.singular} is sold on a company’s invoice only, and another cannot be invoiced to a company. Please book them one by one.`,
    atCheckout: otherRoom,
  },
  'payment.too-small': {
    status: 200,
    words: () => 'So small a sum cannot be paid online. Nothing has been charged; please contact us to book.',
    atCheckout: {
      place: 'payment',
      remedy: 'none',
      advice: 'Everything you typed is kept.',
      needsContact: true,
    },
  },
  'payment.not-configured': {
    status: 200,
    words: () => 'We cannot take payments here just now. Nothing has been charged; please contact us.',
    atCheckout: { ...cardAgain, needsContact: true },
    ended: { heading: 'Your payment could not be begun' },
  },
  'payment.notice-unsigned': {
    status: 401,
    words: () => 'This notice does not carry the signature of our payment provider.',
  },
  ...accountRefusals,
  ...tableRefusals,
  ...payByLinkRefusals,
  ...linkRefusals,
  'idempotency.in-progress': {
    status: 409,
    retryAfterS: 5,
    words: ({ request = 'booking' }) => oneKeyTexts.isBeingDone(request),
  },
  'idempotency.reused': {
    status: 422,
    words: ({ request = 'booking' }) => oneKeyTexts.mayBeDone(request),
    atCheckout: mayBeBooked,
  },
  'idempotency.over': {
    status: 422,
    words: ({ request = 'booking' }) => oneKeyTexts.isOver(request),
    atCheckout: mayBeBooked,
  },
} as const satisfies Readonly<Record<string, Refusal>>;

type Refusals = typeof refusals;
type CodesOf<Kind> = {
  [Code in keyof Refusals]: Refusals[Code] extends Kind ? Code : never;
}[keyof Refusals];

export type RefusalCode = keyof Refusals;

/** Refusals that Create returns with status 200. */
export type BookingRefusalCode = CodesOf<{ status: 200; atCheckout: object }>;

/** Refusals that end a booking already begun. */
export type EndingCode = CodesOf<{ ended: object }>;

export const refusalCodes: readonly RefusalCode[] = keysOf(refusals);

export function isBookingRefusal(code: RefusalCode): code is BookingRefusalCode {
  const refusal: Refusal = refusals[code];
  return refusal.status === 200 && !('noCheckout' in refusal);
}

/** Undefined for null, and for a code of a newer server, which a page loaded earlier may receive. */
export function knownRefusal(code: RefusalCode | null): Refusal | undefined {
  const known: Readonly<Partial<Record<string, Refusal>>> = refusals;
  return known[code ?? ''];
}
