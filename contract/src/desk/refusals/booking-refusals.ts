import { of } from './refusal-words.ts';

/** Of one booking, and of a new one. */
export const bookingRefusals = {
  'desk.booking-unknown': of(
    404,
    ({ number }: { readonly number: string }) => `This hotel has no booking of the number ${number}.`,
  ),

  'desk.room-unknown': of(
    404,
    ({ number, room, of: count }: { readonly number: string; readonly room: number; readonly of: number }) =>
      `${number} has no room ${room}: it has ${count}.`,
  ),
  'desk.not-confirmed': of(
    409,
    ({ number }: { readonly number: string }) => `${number} is not confirmed: there is nothing to cancel.`,
  ),
  'desk.was-cancelled': of(
    409,
    ({ number }: { readonly number: string }) => `${number} was cancelled already.`,
  ),
  'desk.changed-meanwhile': of(
    409,
    ({ by, what }: { readonly by: string; readonly what: string }) =>
      `${by} changed this booking meanwhile${what === '' ? '' : `: ${what}`}. Look at it as it is now, then try again.`,
  ),
  'desk.not-a-booking': of(409, () => 'This booking was not made, so nothing of it can be changed.'),
  'desk.no-such-payment': of(409, () => 'Nothing of this payment is left to give back.'),
  'desk.no-such-line': of(409, () => 'This is not on the folio any more.'),
  'desk.more-than-paid': of(
    422,
    ({ most }: { readonly most: string }) => `At most ${most} is left of this payment.`,
  ),
  'desk.more-than-price': of(
    422,
    ({ most }: { readonly most: string }) => `It costs ${most}: no more can come off.`,
  ),
  'desk.below-tax': of(
    422,
    ({ least }: { readonly least: string }) => `It cannot cost less than its city tax, ${least}.`,
  ),
  'desk.refund-limit': of(
    403,
    ({ limit }: { readonly limit: string }) =>
      `Reception gives back up to ${limit} at once. Owner and accounts may give back more.`,
  ),
  'desk.not-yet': of(409, () => 'Check-in has not begun: the guests may still come.'),
  'desk.stay-over': of(
    409,
    ({ room }: { readonly room: number }) =>
      `The stay of room ${room} is over: nothing of it can be changed.`,
  ),
  'desk.night-passed': of(
    409,
    ({ room }: { readonly room: number }) =>
      `The stay of room ${room} has begun: its arrival, type, rate and number of guests stay as they are, and it leaves today at the earliest. For something else from tonight, let it leave today and add a room.`,
  ),
  'desk.nothing-changes': of(409, () => 'This changes nothing.'),
  'desk.nothing-stands': of(409, () => 'No room of this booking stands any more.'),
  'desk.checked-in': of(409, () => 'The guests have checked in.'),
  'desk.not-checked-in': of(409, () => 'The guests have not checked in.'),
  'desk.checked-out': of(409, () => 'The guests have checked out.'),
  'desk.nothing-owed': of(409, () => 'This booking owes no fee that a card could be charged.'),
  'desk.charge-under-way': of(409, () => 'The card is being charged. Please wait a moment and look again.'),
  'desk.no-card': of(409, () => 'No card is kept for this booking.'),
  'desk.amount-changed': of(
    409,
    ({ owed }: { readonly owed: string }) => `${owed} is owed by now. Nothing was charged.`,
  ),
  'desk.no-links': of(
    409,
    () => 'This server has no address for links yet: PUBLIC_URL and SECRET are not set.',
  ),
  'desk.nothing-to-pay': of(409, () => 'Nothing is left to be paid by a link.'),
  'desk.charges-to-come': of(
    409,
    () => 'A part of the price is still charged to the kept card by itself. A link would ask for it twice.',
  ),
  'desk.more-than-link': of(
    422,
    ({ most }: { readonly most: string }) => `${most} is still to be paid: a link can ask for no more.`,
  ),
  'desk.no-pre-check-in': of(
    409,
    ({ number, why }: { readonly number: string; readonly why: string }) =>
      `Nobody can check in for ${number}: ${why}.`,
  ),
  'desk.no-address': of(409, () => 'No e-mail address of the guest is known. The link can be read out.'),
  'desk.card-not-needed': of(
    409,
    ({ number, status }: { readonly number: string; readonly status: string }) =>
      `${number} is ${status}: no card is needed.`,
  ),
  'desk.no-cards-kept': of(
    409,
    /** `provider`: it takes this hotel's payments; null: no provider does. */
    ({ provider }: { readonly provider: string | null }) =>
      provider === null
        ? 'Nobody keeps cards for this hotel: no provider of cards is configured.'
        : `${provider} takes this hotel’s payments, and it keeps no card without charging it.`,
  ),
  'desk.more-than-owed': of(
    422,
    ({ most }: { readonly most: string }) =>
      `${most} is to be paid at the hotel: no more can be written down.`,
  ),
  'desk.more-than-taken': of(
    422,
    ({ most }: { readonly most: string }) =>
      `${most} was paid at the hotel: no more can be given back there. Give the rest back to its card.`,
  ),

  'desk.voucher-differs': of(
    409,
    ({ pays }: { readonly pays: string }) =>
      `The gift voucher pays ${pays} now. Nothing was booked. Please tell the guest and press again.`,
  ),
  'desk.guest-unknown': of(404, ({ email }: { readonly email: string }) => `Nothing is kept of ${email}.`),
  'desk.guest-not-yet': of(409, ({ why }: { readonly why: readonly string[] }) => why.join(' ')),

  'desk.price-differs': of(
    409,
    ({ seen, now }: { readonly seen: string; readonly now: string }) =>
      `It costs ${now} now, no longer ${seen}. Nothing was booked. Please tell the guest and press again.`,
  ),
} as const;
