import type { AbandonTransactionRequest } from '@portico/contract/calls/pay-by-link';
import { guestPaths } from '@portico/contract/paths';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { postJson } from '../../lib/api.ts';
import type { FollowedTexts } from '../../shared/booked/following/followed-texts.ts';
import { isFinal, wasBooked } from '../../shared/booked/following/followed.ts';
import { ProviderQuestion } from '../../shared/booked/following/provider-question.tsx';
import { StatusWaiting } from '../../shared/booked/following/status-waiting.tsx';
import { hasCardForm } from '../../shared/hotel/has-card-form.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { givenUp, readTransaction } from './stored-transaction.ts';
import { PayEnded } from './pay-ended.tsx';
import { whatFor } from './pay-texts.ts';
import { opensNothing, ToError } from './to-error.tsx';
import { useTransaction } from './use-transaction.ts';

/** A payment awaiting its result: leads to its receipt, or back to where it can be tried again. */
export default function StatusPage() {
  const hotel = useHotel();
  const { code, id } = hotel;
  const navigate = useNavigate();
  const token = useParams()['confirmationToken'] ?? '';
  const { data, error, refetch } = useTransaction(token);
  const [stored] = useState(() => readTransaction(token));
  const words = followedPaymentTexts({
    isPayment: stored?.Action !== 'StoreCard',
    isTypedHere: hasCardForm(hotel),
    isStored: stored !== null,
  });
  if (data === undefined && opensNothing(error)) return <ToError error={error} />;
  if (data !== undefined && isFinal(data.Status)) {
    if (wasBooked(data.Status))
      return <Navigate replace to={guestPaths.securePayConfirmation(code, token)} />;
    // A payment that was taken and refunded is reported here: there is nothing to try again.
    const isAgain = stored !== null && data.Status !== 'Refused';
    if (isAgain) return <Navigate replace to={guestPaths.securePayResult(code, token)} />;
    return <PayEnded message={data.Message} />;
  }

  function leave() {
    if (stored === null) return void refetch();
    void navigate(guestPaths.securePayResult(code, token), { replace: true, state: givenUp });
  }

  function abandon() {
    const body: AbandonTransactionRequest = { PropertyId: id, ReferenceNumber: token };
    return postJson('/api/PayByLink/Abandon', body);
  }
  return (
    <StatusWaiting
      status={data}
      reference={stored === null ? null : <p className="side-head">{whatFor(stored)}</p>}
      isCutOff={error !== null}
      words={words}
    >
      {data !== undefined && data.ActionUrl !== null && (
        <ProviderQuestion
          actionUrl={data.ActionUrl}
          words={words}
          ways={[{ words: words.wayOut, onEnded: leave }]}
          aboutWays={words.aboutWay}
          abandon={abandon}
          onBooked={() => void refetch()}
        />
      )}
    </StatusWaiting>
  );
}

/** The status page's texts, in addition to those about the bank or the payment page. */
interface FollowedPaymentTexts extends FollowedTexts {
  /** Ends the payment. */
  readonly wayOut: string;
  readonly aboutWay: string;
}

interface Facts {
  readonly isPayment: boolean;
  /** On this server's page; else on the provider's. */
  readonly isTypedHere: boolean;
  /** This tab can try it again. */
  readonly isStored: boolean;
}

/** For a payment, or for a card to save. */
function followedPaymentTexts({ isPayment, isTypedHere, isStored }: Facts): FollowedPaymentTexts {
  const again = isTypedHere ? 'Use another card' : 'Back to the form';
  const charged = isPayment ? 'until you have, nothing is charged.' : 'nothing is charged either way.';
  return {
    title: isPayment ? 'Payment under way' : 'Card under way',
    heading: isPayment ? 'Your payment is being made' : 'Your card is being kept',
    waiting: `Please wait and do not pay again. This page goes on by itself as soon as ${isTypedHere ? 'the bank has answered' : 'we know how it ended'}, and you may reload it.`,
    atProvider: isTypedHere
      ? `Your bank asks you to confirm. Please answer it and do not pay again: ${charged}`
      : `The payment page waits for you. Go on there, and do not pay again elsewhere: ${charged}`,
    late: 'This takes longer than it should. You are charged once at most; you can also ask us:',
    provider: isTypedHere ? 'your bank' : 'our payment provider',
    goOn: isTypedHere ? 'Go to your bank' : 'Go on to the payment page',
    held: 'It is',
    wayOut: isStored ? again : 'End this payment',
    aboutWay: 'That ends this payment first: nothing is charged for it any more.',
  };
}
