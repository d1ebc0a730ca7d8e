import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { guestPaths } from '@portico/contract/paths';
import type { Remedy } from '@portico/contract/refusal';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../../lib/api-error.ts';
import { useBooking } from '../../../shared/stay/booking-context.ts';
import { cardControls } from '../../../shared/payment/card-form/card-controls.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { AttemptNews } from '../../../shared/payment/attempt-news.ts';
import { invoiceFieldId } from '../../../shared/payment/invoice-field-id.ts';
import { savedCardsId } from '../../../shared/payment/saved-card-choices.tsx';
import { useAttempt } from '../../../shared/payment/use-attempt.ts';
import { bookerControls } from '../../../shared/people/booker-faults.ts';
import { issuesAtFields } from '../../../shared/people/issues-at-fields.ts';
import { bookerFieldId } from '../../../shared/people/typed-booker.ts';
import type { ValidSearch } from '../../../shared/search/search.ts';
import type { FieldIssue } from '../../../ui/error-summary.tsx';
import { commentId } from '../details/draft-field-id.ts';
import { basketContent, dropClaim, findClaim, keepClaim } from './basket-claims.ts';

/** The server's names of this form's fields, in lower case. */
const fieldIds: Readonly<Record<string, string>> = {
  ...bookerControls,
  ...cardControls,
  'carddetails.creditcardid': savedCardsId,
  accountid: invoiceFieldId('accountId'),
  accountcode: invoiceFieldId('companyCode'),
  ponumber: invoiceFieldId('poNumber'),
  notes: bookerFieldId('specialRequests'),
  comment: commentId,
};

/** Maps the server's ModelState to this form's fields; an entry that matches none has no field. */
function issuesOfModelState(state: ApiError['fields']): FieldIssue[] {
  return issuesAtFields(state, fieldIds);
}

interface AttemptFacts {
  readonly search: ValidSearch;
  /** Of an attempt before this page. */
  readonly firstNews: AttemptNews | null;
  readonly isCardTyped: boolean;
}

interface AttemptEnds {
  readonly onConfirmed: (confirmationToken: string) => void;
  /** A booking is made or in progress: run before leaving this page. */
  readonly onMade: (confirmationToken: string) => Promise<void>;
  readonly onInvalid: (issues: readonly FieldIssue[]) => void;
  readonly onRefused: (remedy: Exclude<Remedy, 'none'>) => Promise<boolean>;
}

/** An attempt to book the basket: its key is stored for a reload, and claims the basket in all tabs of this browser. */
export function useBookingAttempt({ search, firstNews, isCardTyped }: AttemptFacts, ends: AttemptEnds) {
  const { code } = useHotel();
  const { booking, change } = useBooking();
  const navigate = useNavigate();
  const content = basketContent(search, booking);

  function keepClaimOf(key: string, token: string | null) {
    if (booking.basket !== null) keepClaim(code, { basket: booking.basket, content, key, token });
  }

  function openKey(): string | null {
    const claim = findClaim(code, booking.basket, content);
    // An attempt that another tab sent without an answer is the same attempt.
    return claim?.token === null ? claim.key : booking.attemptKey;
  }

  async function leadOn(answer: CreateResponse, key: string): Promise<boolean> {
    const { Status, ConfirmationToken: token, ActionUrl } = answer;
    if (token === null) return false;
    if (Status === 'Confirmed') {
      await ends.onMade(token);
      ends.onConfirmed(token);
      keepClaimOf(key, token);
      return true;
    }
    if (Status !== 'Pending' && Status !== 'ActionRequired') return false;
    change((current) => ({ ...current, underWay: token }));
    keepClaimOf(key, token);
    await ends.onMade(token);
    // Replaces the form, so that Back from the bank leads here and not to another payment.
    await navigate(guestPaths.status(code, token), { replace: true });
    if (ActionUrl !== null) window.location.assign(ActionUrl);
    return true;
  }

  return useAttempt({
    firstNews,
    isCardTyped,
    openKey,
    onSend: (key) => {
      keepClaimOf(key, null);
      change((current) => ({ ...current, attemptKey: key }));
    },
    onOver: () => {
      if (booking.basket !== null) dropClaim(code, { basket: booking.basket, content });
      change((current) => ({ ...current, attemptKey: null, underWay: null }));
    },
    leadOn,
    showFaults: (fields) => {
      const issues = issuesOfModelState(fields);
      if (issues.length > 0) ends.onInvalid(issues);
      return issues.length > 0;
    },
    putRight: ends.onRefused,
  });
}
