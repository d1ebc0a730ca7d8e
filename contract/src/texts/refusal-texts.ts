import type { RefusalCode } from '../errors.ts';
import { guestMessage } from './guest-messages.ts';
import type { UnitWords } from './unit-words.ts';

type Text = (unit: UnitWords, extraName?: string) => string;

const texts: Record<RefusalCode, Text> = {
  'request.invalid': () => 'Some of what was sent is missing or not as expected.',
  'request.unknown-path': () => 'Not found',
  'request.not-json': () => 'This call takes JSON only.',
  'request.too-large': () => 'That is more than we can take at once.',
  'request.too-slow': () => 'What was sent took too long to reach us. Nothing was booked; please try again.',
  'request.too-many': () => 'That was a lot of requests. Please wait a moment and try again, or call us.',
  'request.too-many-codes': () =>
    'Too many codes were tried that we do not know. Please try again later, or call us.',
  'request.origin': () => 'This request did not come from our own pages.',
  'server.defect': () => 'Something went wrong on our side. Nothing was lost; please try again.',
  'server.busy': () =>
    'Many guests are booking at this moment. Nothing was lost; please try again in a few seconds.',
  'property.unknown': () => 'We do not know this hotel.',
  'reservation.unknown': () => 'We do not know this booking.',
  'reservation.ended': () =>
    'This link ended 30 days after the stay. To ask about the booking, please contact us.',
  'stay.in-the-past': () => 'The day of arrival has passed.',
  'stay.too-far': () => 'These dates are further ahead than we take bookings.',
  'basket.no-room-left': (unit) =>
    `${guestMessage('selection-unavailable', unit)} The last ${unit.singular} of this type has just been taken.`,
  'booking.too-many-held': ({ plural }) =>
    `Too many ${plural} wait for a payment with this card. Nothing has been charged for this booking. Please finish or end the others, try again in 20 minutes, or call us.`,
  'basket.too-many-rooms': (unit) => guestMessage('too-many-rooms', unit),
  'rate.unavailable': (unit) => guestMessage('selection-unavailable', unit),
  'extra.unavailable': (unit, extra) =>
    `${guestMessage('selection-unavailable', unit)} ${extra ?? 'An extra you chose'} is no longer free for your stay.`,
  'promotion.not-valid': () =>
    'This code is not valid for your stay. Nothing has been charged; please look at the price without it.',
  'voucher.not-valid': () =>
    'This voucher cannot be used. Nothing has been charged; please check its code, or go on without it.',
  'voucher.changed': () =>
    'Your gift voucher now pays another sum than you saw. Nothing has been charged; please look at what is left to pay.',
  'same-day.closed': (unit) => guestMessage('no-same-day', unit),
  'quote.price-changed': () =>
    'The price has changed since you chose. Nothing has been charged; please look at the new price.',
  'payment.declined': () => 'The bank declined this card. Nothing has been charged; please try another card.',
  'payment.expired': () =>
    'The time to pay was up before the payment was finished. Nothing has been charged.',
  'payment.abandoned': () => 'You ended this booking before it was paid. Nothing has been charged.',
  'payment.given-back': () =>
    'Your booking could not be made. What was taken from your card is being given back in full.',
  'payment.type-not-offered': () => 'This way to pay is not offered for your booking.',
  'payment.not-configured': () => 'We cannot take cards here just now. Please contact us to book.',
  'payment.notice-unsigned': () => 'This notice does not carry the signature of our payment provider.',
  'idempotency.in-progress': () => 'Your booking is being made. Please wait; do not pay again.',
  'idempotency.reused': () => 'An earlier attempt to book this may have gone through.',
  'idempotency.over': () => 'An earlier attempt to book this came to nothing. Please try again.',
};

/** The words of a refusal for a guest, with the hotel's own word for a room, and the name of an extra it is about. */
export function refusalText(
  code: RefusalCode,
  unit: UnitWords = { singular: 'room', plural: 'rooms' },
  extraName?: string,
): string {
  return texts[code](unit, extraName);
}
