import type { PreCheckInPanel } from '../calls/pre-check-in.ts';
import { invalidLinkText } from './link-texts.ts';

/** For a save that failed without words of its own. */
export const preCheckInFailedText = 'Failed to save Check In Information';

/** Why a link shows no booking. */
export type NothingToCheckIn = 'invalid' | 'off' | 'cancelled' | 'arrived' | 'over';

interface Reached {
  readonly telephone: string;
}

/** Shown instead of the booking. */
export function nothingToCheckInPanel(why: NothingToCheckIn, { telephone }: Reached): PreCheckInPanel {
  switch (why) {
    case 'invalid':
      return { Title: invalidLinkText.title, Message: invalidLinkText.message, Success: false };
    case 'off':
      return {
        Title: 'Check in when you come',
        Message: `Nothing is to be done before you come: we check you in at the desk. For anything else, call us on ${telephone}.`,
        Success: false,
      };
    case 'cancelled':
      return {
        Title: 'This booking is cancelled',
        Message: `There is nothing to check in for. If that surprises you, call us on ${telephone}.`,
        Success: false,
      };
    case 'arrived':
      return {
        Title: 'The day has come',
        Message: `Your stay begins today or has begun, so there is nothing more to do here. For anything else, ask us at the desk or call us on ${telephone}.`,
        Success: true,
      };
    case 'over':
      return {
        Title: 'This stay is over',
        Message: `There is nothing more to do here. To ask about it, call us on ${telephone}.`,
        Success: true,
      };
  }
}
