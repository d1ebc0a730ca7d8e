import type {
  PayByLinkResponse,
  ProcessRequestBody,
  ProcessResponse,
} from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import { issueText } from '@portico/contract/texts/issue-texts';
import type { CardDetails } from '@portico/domain/payment/card';
import { payLinkIssues } from '@portico/domain/payment/pay-link';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiError } from '../../lib/api-error.ts';
import { browserData } from '../../shared/payment/card-form/browser-data.ts';
import { cardControls } from '../../shared/payment/card-form/card-controls.ts';
import { cardFieldId } from '../../shared/payment/card-form/card-field-id.ts';
import { typedCardToWire } from '../../shared/payment/card-form/card-to-wire.ts';
import { acceptedBrands } from '../../shared/payment/card-form/card-types.ts';
import { focusFirstToType } from '../../shared/payment/card-form/first-to-type.ts';
import { cardOf, noCard, type TypedCard } from '../../shared/payment/card-form/typed-card.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { sendAttempt } from '../../shared/submitting/send-attempt.ts';
import type { SendOutcome } from '../../shared/submitting/send-once.ts';
import { useSubmit, type SubmitState } from '../../shared/submitting/use-submit.ts';
import { issuesAtFields } from '../../shared/people/issues-at-fields.ts';
import type { FieldIssue } from '../../ui/error-summary.tsx';
import { useFormIssues } from '../../ui/use-form-issues.ts';
import { keepTransaction, transactionFields } from './stored-transaction.ts';
import { type PayNews, openNews, refusedNews, rejectedNews, unansweredNews } from './pay-news.ts';
import { keepSentPayment, readSentPayment } from './sent-payment.ts';

export const emailFieldId = 'pay-email';

/** The server's field names, in lower case. */
const controls = { ...cardControls, email: emailFieldId };

export interface PayFormProps {
  readonly request: PayByLinkResponse;
  /** Before this page; null: nothing was. */
  readonly typedEmail: string | null;
  readonly firstNews: PayNews | null;
  /** This page is out of date: loads it again. */
  readonly onStale: () => Promise<unknown>;
}

/** The form of a payment link, and its submission. The card is in memory only. */
export function usePayForm({ request, typedEmail, firstNews, onStale }: PayFormProps) {
  const hotel = useHotel();
  const [email, setEmail] = useState(typedEmail ?? request.Email ?? '');
  const [card, setCard] = useState(noCard);
  const isCardTyped = request.HowToPay === 'card';
  const sent = { email, card: isCardTyped ? cardOf(card) : null };
  const form = useFormIssues((): FieldIssue[] => {
    const rules = { today: hotel.today, acceptedBrands: acceptedBrands(hotel) };
    return payLinkIssues(sent, rules).map(({ field, code }) => {
      const [, ofCard] = field.split('card.');
      const fieldId = ofCard === undefined ? emailFieldId : cardFieldId(ofCard);
      return { fieldId, message: issueText(code, { field: ofCard ?? field }) };
    });
  });
  const { state, news, send, dismiss } = useProcessing(request, firstNews, {
    showFaults: (fields) => {
      const issues = issuesAtFields(fields, controls);
      if (issues.length > 0) form.show(issues);
      return issues.length > 0;
    },
    onNews: () => setCard((stored) => ({ ...stored, securityCode: '' })),
    onStale,
  });
  useEffect(() => {
    if (news?.at === 'payment') focusFirstToType();
  }, [news]);

  return {
    form,
    email,
    card,
    state,
    news,
    dismiss,
    changeEmail(typed: string) {
      form.changed(emailFieldId);
      setEmail(typed);
    },
    changeCard(part: Partial<TypedCard>) {
      form.changed(...Object.keys(part).map(cardFieldId));
      setCard((stored) => ({ ...stored, ...part }));
    },
    send() {
      if (state === 'idle' && form.check()) send(sent);
    },
  };
}

interface Sent {
  /** Valid. */
  readonly email: string;
  /** Valid; null: the provider's page asks for it. */
  readonly card: CardDetails | null;
}

interface ProcessingEnds {
  /** Shows the server's faults at the page's fields; false: none matches one. */
  readonly showFaults: (fields: ApiError['fields']) => boolean;
  /** Whatever the result, the code is typed again. */
  readonly onNews: () => void;
  /** This page is out of date: loads it again. */
  readonly onStale: () => Promise<unknown>;
}

/**
 * Sends a payment, or a card to save, and follows the answer: to the receipt, to its status, to the bank, or refused.
 * One attempt at a time, with one key each. Rule: docs/booking.md, "One request sent twice".
 */
function useProcessing(
  request: PayByLinkResponse,
  firstNews: PayNews | null,
  { showFaults, onNews, onStale }: ProcessingEnds,
) {
  const hotel = useHotel();
  const navigate = useNavigate();
  const { PaymentId: paymentId, Action } = request;
  const [news, setNews] = useState(() => firstNews ?? (openKey(paymentId) === null ? null : openNews));
  const { state, submit } = useSubmit({ send, onFault: (error) => showNews(unansweredNews(error)) });

  function showNews(shown: PayNews) {
    onNews();
    setNews(shown);
  }

  async function send({ email, card }: Sent, at: (state: SubmitState) => void): Promise<'left' | undefined> {
    if (Action === 'None') return undefined;
    setNews(null);
    const sent = {
      path: '/api/PayByLink/Process' as const,
      body: {
        ...transactionFields(request),
        Action,
        PropertyId: hotel.id,
        Email: email.trim(),
        CardDetails: card === null ? null : typedCardToWire(card, email, hotel),
        BrowserData: browserData(),
      } satisfies ProcessRequestBody,
      openKey: () => openKey(paymentId),
      onSend: (key: string) => keepSentPayment(paymentId, { key, token: null }),
    };
    const { outcome } = await sendAttempt(sent, () => at('retrying'));
    // A second press may still reach the form while the next page loads.
    if (outcome.kind === 'answered' && (await leadOn(outcome.answer, email))) return 'left';
    await follow(outcome, card !== null, at);
    return undefined;
  }

  async function follow(
    outcome: SendOutcome<ProcessResponse>,
    isCardTyped: boolean,
    at: (state: SubmitState) => void,
  ) {
    if (outcome.kind === 'unanswered') return showNews(unansweredNews(outcome.error));
    if (outcome.kind === 'rejected') return followRejection(outcome.error);
    const { answer } = outcome;
    keepSentPayment(paymentId, null);
    // After a decline, the invoice has not changed.
    if (answer.Status === null) {
      at('putting-right');
      await onStale();
    }
    showNews(refusedNews(answer, isCardTyped));
  }

  function followRejection(error: ApiError): void {
    // A key that belongs to another request may have paid: it is retained, and reports the result if it failed.
    if (error.status !== 422 && error.status !== 429) keepSentPayment(paymentId, null);
    if (!showFaults(error.fields)) showNews(rejectedNews(error, hotel.telephone));
  }

  async function leadOn({ Status, ConfirmationToken: token, ActionUrl }: ProcessResponse, email: string) {
    if (token === null) return false;
    if (Status === 'Confirmed') {
      keepSentPayment(paymentId, { key: null, token });
      await navigate(guestPaths.securePayConfirmation(hotel.code, token), { replace: true });
      return true;
    }
    if (Status === null || Status === 'Declined' || Status === 'Expired') return false;
    keepSentPayment(paymentId, { key: null, token });
    keepTransaction(token, { ...transactionFields(request), Email: email });
    // Replaces the form, so that Back from the bank leads here and not to another payment.
    await navigate(guestPaths.securePayStatus(hotel.code, token), { replace: true });
    if (ActionUrl !== null) window.location.assign(ActionUrl);
    return true;
  }

  return { state, news, send: submit, dismiss: () => setNews(null) };
}

/** The key of the attempt whose result this tab does not know. */
function openKey(paymentId: string): string | null {
  return readSentPayment(paymentId)?.key ?? null;
}
