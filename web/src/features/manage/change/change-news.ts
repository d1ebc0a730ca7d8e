import type { ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { RefusalCode } from '@portico/contract/refusals';
import { limitNews, type ApiError } from '../../../lib/api-error.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { failedTexts, unansweredText } from '../../../shared/submitting/submit-texts.ts';

/** Why a change was not made, and what that means for the guest. */
export interface ChangeNews {
  readonly message: string;
  readonly advice: string;
  /** The booking has to be looked up again first. */
  readonly isClosed: boolean;
}

const failed = failedTexts.change;
const asItWas = 'Your booking is as it was, and nothing was charged.';

/** Whether a change was refused because the booking, or the time, differs from what was shown. */
export function isOfNewerBooking(code: RefusalCode): boolean {
  const codes: readonly RefusalCode[] = [
    'reservation.changed-meanwhile',
    'change.cancelled',
    'change.arrived',
    'change.terms',
    'change.too-late',
  ];
  return codes.includes(code);
}

/** `isCardTyped`: the card can be typed again. */
export function refusedChange(
  { Message, RefusalCode, Status }: Pick<ManageUpdateResponse, 'Message' | 'RefusalCode' | 'Status'>,
  isCardTyped: boolean,
): ChangeNews {
  const news = { message: Message ?? failed, isClosed: false };
  if (RefusalCode === 'reservation.changed-meanwhile') return { ...news, advice: 'Nothing was charged.' };
  if (RefusalCode === 'quote.price-changed')
    return {
      ...news,
      advice: 'Nothing was saved or charged. The new sum is above, and nothing changes until you accept it.',
    };
  if (Status === 'Declined') return { ...news, advice: declinedAdvice(isCardTyped) };
  return { ...news, advice: asItWas };
}

/** A payment that failed while the guest was at the bank, or on the payment page. */
export function declinedElsewhere(status: 'Declined' | 'Expired'): ChangeNews {
  const message =
    status === 'Expired'
      ? 'The time to pay for this change is up.'
      : 'The payment for this change was declined.';
  return { message, advice: declinedAdvice(false), isClosed: false };
}

function declinedAdvice(isCardTyped: boolean): string {
  const again = isCardTyped
    ? 'Type the security code again, or use another card.'
    : 'You can try again, or keep your booking as it is.';
  return `${asItWas} What you chose is kept. ${again}`;
}

export function rejectedChange(error: ApiError, { telephone }: Hotel): ChangeNews {
  if (error.status === 404) return { message: failed, advice: '', isClosed: true };
  const message = limitNews(error, telephone) ?? (error.refusalCode === null ? failed : error.message);
  return { message, advice: asItWas, isClosed: false };
}

export function unansweredChange(error: ApiError): ChangeNews {
  return { ...unansweredText('change', error), isClosed: false };
}
