import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { ApiError } from '../../lib/api-error.ts';

/** Bad news about an attempt to book, said at the bottom of the form. */
export interface AttemptNews {
  readonly message: string;
  /** What it means for the guest, and what to do now. */
  readonly advice: string;
  /** A room has to be chosen again. */
  readonly chooseAgain: boolean;
  /** The guest had better ask the hotel first. */
  readonly contact: boolean;
}

const fallback = 'Failed to create booking';

const priceCodes = ['quote.price-changed'];
const roomCodes = ['basket.no-room-left', 'rate.unavailable'];

export function isPriceOrRoomRefusal(code: string | null): boolean {
  return code !== null && [...priceCodes, ...roomCodes].includes(code);
}

/** The news of an attempt that the hotel or the bank said no to. */
export function refusedNews(answer: {
  readonly Message: CreateResponse['Message'];
  readonly RefusalCode: CreateResponse['RefusalCode'];
}): AttemptNews {
  const code = answer.RefusalCode ?? '';
  return {
    message: answer.Message ?? fallback,
    advice: adviceFor(code),
    chooseAgain: roomCodes.includes(code),
    contact: code === 'payment.not-configured',
  };
}

function adviceFor(code: string): string {
  if (priceCodes.includes(code)) return 'The button says the new sum. Press it again to book at this price.';
  if (roomCodes.includes(code)) return 'Nothing has been charged.';
  if (code.startsWith('payment.')) return 'Everything you typed is kept but the security code.';
  return 'Everything you typed is kept.';
}

/** The news of a request that was not taken. */
export function rejectedNews(error: ApiError): AttemptNews {
  const isReused = error.status === 422;
  return {
    message: error.refusalCode === null ? fallback : error.message,
    advice: isReused
      ? 'Your first attempt may have gone through: do not pay again before you have asked us.'
      : 'Everything you typed is kept.',
    chooseAgain: false,
    contact: isReused,
  };
}

/** The news that nobody answered. */
export function unheardNews(error: ApiError): AttemptNews {
  return {
    message: error.refusalCode === null ? 'We did not hear back.' : error.message,
    advice:
      'Your booking may have gone through, so do not pay again anywhere else. Pressing the button asks about this same booking; it is charged once at most.',
    chooseAgain: false,
    contact: true,
  };
}
